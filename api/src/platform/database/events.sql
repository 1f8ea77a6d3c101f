-- What happens in a store is written for its webhooks by triggers, in the transaction that causes it and whoever causes
-- it. A statement writes one event for all its rows. Stores can neither read nor write events: hence SECURITY DEFINER.
-- Without a webhook that takes it nothing is written.
create or replace function larder_listens(types text[]) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select 1 from public.webhooks
    where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and active and events && types);
end $$;

create or replace function larder_emit(type text, items jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if items is not null and public.larder_listens(array[type]) then
    insert into public.webhook_events (tenant_id, type, items)
      values (nullif(current_setting('app.tenant_id', true), '')::uuid, type, items);
  end if;
end $$;

create or replace function larder_order_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not public.larder_listens('{order.placed,order.status_changed,order.updated}') then
    return null;
  elsif tg_op = 'INSERT' then
    perform public.larder_emit('order.placed', (select jsonb_agg(jsonb_build_object(
        'id', n.id, 'number', n.order_prefix || n.invoice, 'total', n.total, 'currency', n.currency,
        'version', n.version) order by n.invoice)
      from new_rows n));
  else
    perform public.larder_emit('order.status_changed', (select jsonb_agg(jsonb_build_object(
        'id', n.id, 'number', n.order_prefix || n.invoice, 'from', o.status, 'to', n.status,
        'version', n.version) order by n.invoice)
      from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id where n.status <> o.status));
    -- Its goods, address, delivery, weights or payment.
    perform public.larder_emit('order.updated', (select jsonb_agg(jsonb_build_object(
        'id', n.id, 'number', n.order_prefix || n.invoice, 'total', n.total, 'currency', n.currency,
        'version', n.version) order by n.invoice)
      from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
      where n.status = o.status and n.version <> o.version));
  end if;
  return null;
end $$;

create or replace function larder_refund_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if public.larder_listens('{order.refunded}') then
    perform public.larder_emit('order.refunded', (select jsonb_agg(jsonb_build_object(
        'id', o.id, 'number', o.order_prefix || o.invoice, 'refundId', n.id, 'amount', n.amount,
        'currency', o.currency))
      from new_rows n join public.orders o on o.tenant_id = n.tenant_id and o.id = n.order_id));
  end if;
  return null;
end $$;

-- The version says that staff or a program changed something; sales and search texts change without it.
create or replace function larder_product_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  made jsonb;
  changed jsonb;
  gone jsonb;
begin
  if not public.larder_listens('{product.created,product.updated,product.deleted}') then
    return null;
  elsif tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('id', n.id, 'sku', n.sku, 'version', n.version)) into made
      from new_rows n where n.deleted_at is null;
  else
    select jsonb_agg(item) filter (where was_deleted and not is_deleted),
        jsonb_agg(item) filter (where not was_deleted and not is_deleted),
        jsonb_agg(item) filter (where not was_deleted and is_deleted)
      into made, changed, gone
      from (select jsonb_build_object('id', n.id, 'sku', n.sku, 'version', n.version) as item,
          o.deleted_at is not null as was_deleted, n.deleted_at is not null as is_deleted
        from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
        where n.version <> o.version or (n.deleted_at is null) <> (o.deleted_at is null)) as rows;
  end if;
  perform public.larder_emit('product.created', made);
  perform public.larder_emit('product.updated', changed);
  perform public.larder_emit('product.deleted', gone);
  return null;
end $$;

create or replace function larder_stock_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  items jsonb;
begin
  if not public.larder_listens('{stock.changed}') then
    return null;
  elsif tg_op = 'INSERT' then
    select jsonb_agg(jsonb_build_object('id', v.id, 'productId', v.product_id, 'sku', v.sku,
        'onHand', n.on_hand, 'allocated', n.allocated)) into items
      from new_rows n join public.variants v on v.tenant_id = n.tenant_id and v.id = n.variant_id
      where n.on_hand > 0;
  else
    select jsonb_agg(jsonb_build_object('id', v.id, 'productId', v.product_id, 'sku', v.sku,
        'onHand', n.on_hand, 'allocated', n.allocated)) into items
      from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.variant_id = n.variant_id
        join public.variants v on v.tenant_id = n.tenant_id and v.id = n.variant_id
      where (n.on_hand, n.allocated) <> (o.on_hand, o.allocated);
  end if;
  perform public.larder_emit('stock.changed', items);
  return null;
end $$;

-- Orders count their customers' orders and sums, which is no change of the customer. Of an erased one only the id is
-- said, so that receivers can erase theirs.
create or replace function larder_customer_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  changed jsonb;
  erased jsonb;
begin
  if not public.larder_listens('{customer.created,customer.updated,customer.erased}') then
    return null;
  elsif tg_op = 'INSERT' then
    perform public.larder_emit('customer.created', (select jsonb_agg(jsonb_build_object(
        'id', n.id, 'version', n.version)) from new_rows n));
    return null;
  end if;
  select jsonb_agg(item) filter (where not is_erased), jsonb_agg(item) filter (where is_erased)
    into changed, erased
    from (select jsonb_build_object('id', n.id, 'version', n.version) as item, n.status = 'erased' as is_erased
      from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
      where (n.name, n.email, n.phone, n.image, n.locale, n.status, n.tags, n.email_verified_at)
        is distinct from (o.name, o.email, o.phone, o.image, o.locale, o.status, o.tags, o.email_verified_at)) as rows;
  perform public.larder_emit('customer.updated', changed);
  perform public.larder_emit('customer.erased', erased);
  return null;
end $$;

do $$
declare
  tab record;
begin
  for tab in select * from (values ('orders', 'order'), ('products', 'product'), ('stock_levels', 'stock'),
    ('customers', 'customer'), ('refunds', 'refund')) as tables(name, subject)
  loop
    execute format('create or replace trigger events_insert after insert on %I referencing new table as new_rows
      for each statement execute function larder_%s_events()', tab.name, tab.subject);
    if tab.name <> 'refunds' then
      execute format('create or replace trigger events_update after update on %I
        referencing old table as old_rows new table as new_rows
        for each statement execute function larder_%s_events()', tab.name, tab.subject);
    end if;
  end loop;
end $$;

do $$
declare
  fun text;
begin
  foreach fun in array array['larder_listens(text[])', 'larder_emit(text, jsonb)', 'larder_order_events()',
    'larder_refund_events()', 'larder_product_events()', 'larder_stock_events()', 'larder_customer_events()'] loop
    execute format('revoke all on function %s from public', fun);
  end loop;
end $$;

-- Who wanted a mail when something can be bought again gets it, whatever has brought the goods back.
create or replace function larder_back_in_stock() returns trigger language plpgsql as $$
begin
  insert into public.shopper_mails (id, tenant_id, kind, subject_id)
    select gen_random_uuid(), w.tenant_id, 'back_in_stock', w.id from public.back_in_stock w
    where w.tenant_id = new.tenant_id and w.variant_id = new.variant_id and w.confirmed_at is not null;
  return null;
end $$;
create or replace trigger back_in_stock after update on stock_levels for each row
  when (old.on_hand <= old.allocated and new.on_hand > new.allocated)
  execute function larder_back_in_stock();
