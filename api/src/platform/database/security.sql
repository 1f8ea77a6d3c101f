-- Isolation is the database's work: every table with a tenant_id shows and takes only rows of the tenant that the
-- transaction has named. After a commit the setting reads '' and not NULL, hence nullif.
do $$
declare
  tab record;
begin
  grant usage on schema public to larder_app, larder_platform;
  for tab in
    select c.relname as name,
           exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as has_tenant
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  loop
    if tab.has_tenant and tab.name not in ('tenant_domains', 'tenant_former_slugs', 'audit_log', 'mails', 'publish_times', 'webhook_events', 'shopper_mails', 'card_work',
      'subscriptions', 'subscription_invoices', 'subscription_methods', 'store_days', 'store_day_sales', 'store_figures', 'figure_marks', 'store_visits') then
      execute format('alter table %I enable row level security', tab.name);
      execute format('alter table %I force row level security', tab.name);
      if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = tab.name and policyname = 'tenant') then
        execute format(
          'create policy tenant on %1$I using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))
             with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', tab.name);
      end if;
      execute format('grant select, insert, update, delete on %I to larder_app', tab.name);
      execute format('revoke all on %I from larder_platform', tab.name);
    else
      execute format('grant select, insert, update, delete on %I to larder_platform', tab.name);
      execute format('revoke all on %I from larder_app', tab.name);
    end if;
  end loop;
  -- Append-only.
  revoke update, delete on stock_movements, order_events from larder_app;
  revoke update, delete on audit_log from larder_platform;
  grant insert on audit_log, mails, publish_times, shopper_mails, card_work, figure_marks to larder_app;
end $$;

-- The policies of the tables bind this role to the transaction's store as well; the chain has none.
grant select, insert, delete on audit_log to larder_archive;
grant delete on stock_movements, order_events, support_messages to larder_archive;

-- Operators read what stores asked them, of all stores; they write as the store of the case. Messages stay as they are.
do $$
declare
  tab text;
begin
  foreach tab in array array['support_cases', 'support_messages', 'support_files'] loop
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = tab and policyname = 'operators') then
      execute format('create policy operators on %I for select to larder_platform using (true)', tab);
    end if;
    execute format('grant select on %I to larder_platform', tab);
  end loop;
  revoke update, delete on support_messages from larder_app;
end $$;

-- What a store's role may only add to: rows of its own store, and mails to operators. Not forced, as the owner's functions delete from them.
do $$
declare
  name text;
begin
  foreach name in array array['mails', 'publish_times', 'shopper_mails', 'card_work', 'figure_marks'] loop
    continue when exists (select 1 from pg_policies where schemaname = 'public' and tablename = name and policyname = 'platform');
    execute format('alter table %I enable row level security', name);
    execute format('create policy platform on %I to larder_platform using (true) with check (true)', name);
    execute format(
      'create policy tenant on %I for insert to larder_app
         with check (tenant_id is null or tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', name);
  end loop;
  -- Nobody needs tables and functions of one connection, in which injected SQL would keep itself.
  execute format('revoke temporary on database %I from public', current_database());
end $$;

-- What a sandbox would send is kept to be read: nobody has asked for mails about people who are made up.
create or replace function larder_keep_mail() returns trigger language plpgsql
security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from public.tenants where id = new.tenant_id and is_sandbox) then
    new.status := 'kept';
  end if;
  return new;
end $$;
revoke all on function larder_keep_mail() from public;
create or replace trigger sandbox before insert or update of status on mails for each row
when (new.tenant_id is not null and new.status = 'queued') execute function larder_keep_mail();

-- The queue of jobs is the platform's: a job names a store and an id, and a store's role sees none.
do $$
begin
  grant usage on schema jobs to larder_platform;
  grant select, insert, update, delete on all tables in schema jobs to larder_platform;
  grant usage on all sequences in schema jobs to larder_platform;
  revoke all on schema jobs from public, larder_app;
end $$;

-- Takes a customer's name out of the timelines of their orders and their mails out of the outbox, for the erasure of a
-- person's data. A store's role may change neither, hence SECURITY DEFINER; it reaches the transaction's store only.
create or replace function larder_forget_customer(customer uuid) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  update public.order_events set actor_name = ''
    -- Who ordered as a guest has no id.
    where tenant_id = own and actor_kind = 'customer' and (actor_id = customer or actor_id is null)
      and order_id in (select id from public.orders where tenant_id = own and customer_id = customer);
  -- What staff wrote about the order, or as the reason of a refund, may be about the person.
  update public.order_events set note = ''
    where tenant_id = own and kind <> 'status' and note <> ''
      and order_id in (select id from public.orders where tenant_id = own and customer_id = customer);
  delete from public.mails where tenant_id = own
    and recipient = (select email from public.customers where tenant_id = own and id = customer);
  delete from public.mail_choices where tenant_id = own
    and email = (select email from public.customers where tenant_id = own and id = customer);
  delete from public.back_in_stock where tenant_id = own
    and email = (select lower(email) from public.customers where tenant_id = own and id = customer);
end $$;
revoke all on function larder_forget_customer(uuid) from public;
grant execute on function larder_forget_customer(uuid) to larder_app;

-- Who is behind a session is remembered by every process: each change about it is announced, whoever makes it. The
-- notice tells the connection that made it, before the notification comes round. Argument: the column of the user's id.
create or replace function larder_principals_changed() returns trigger language plpgsql
set search_path to pg_catalog set client_min_messages to notice as $$
declare
  was jsonb := to_jsonb(old);
  change text := jsonb_strip_nulls(jsonb_build_object(
    'kind', 'principals', 'tenantId', was ->> 'tenant_id', 'userId', was ->> tg_argv[0]))::text;
begin
  perform pg_notify('larder_changes', change);
  raise notice using message = 'larder_changes', detail = change;
  return null;
end $$;

create or replace trigger principals_update after update on sessions for each row
when (old.revoked_at is null and (new.revoked_at is not null or new.expires_at < old.expires_at
  or (new.tenant_id, new.id, new.user_id, new.kind) is distinct from (old.tenant_id, old.id, old.user_id, old.kind)))
execute function larder_principals_changed('user_id');
create or replace trigger principals_update after update on platform_sessions for each row
when (old.revoked_at is null and (new.revoked_at is not null or new.expires_at < old.expires_at
  or (new.id, new.user_id) is distinct from (old.id, old.user_id)))
execute function larder_principals_changed('user_id');
create or replace trigger principals_update after update on customers for each row
when ((new.tenant_id, new.id, new.name, new.email, new.phone, new.image, new.locale, new.status, new.email_verified_at)
  is distinct from
  (old.tenant_id, old.id, old.name, old.email, old.phone, old.image, old.locale, old.status, old.email_verified_at))
execute function larder_principals_changed('id');
create or replace trigger principals_update after update on staff for each row
when ((new.tenant_id, new.id, new.name, new.email, new.phone, new.image, new.locale, new.status, new.role_id)
  is distinct from
  (old.tenant_id, old.id, old.name, old.email, old.phone, old.image, old.locale, old.status, old.role_id))
execute function larder_principals_changed('id');
create or replace trigger principals_update after update on platform_users for each row
when ((new.id, new.name, new.email, new.locale, new.status, new.role_id) is distinct from
  (old.id, old.name, old.email, old.locale, old.status, old.role_id))
execute function larder_principals_changed('id');
create or replace trigger principals_update after update on api_keys for each row
when ((new.tenant_id, new.id, new.name, new.prefix, new.hash, new.permissions, new.expires_at, new.revoked_at)
  is distinct from
  (old.tenant_id, old.id, old.name, old.prefix, old.hash, old.permissions, old.expires_at, old.revoked_at))
execute function larder_principals_changed('id');
create or replace trigger principals_update after update on roles for each row
when ((new.tenant_id, new.id, new.name, new.permissions) is distinct from
  (old.tenant_id, old.id, old.name, old.permissions))
execute function larder_principals_changed('');
create or replace trigger principals_update after update on store_visits for each row
execute function larder_principals_changed('operator_id');
create or replace trigger principals_update after update on operator_roles for each row
when ((new.id, new.name, new.permissions) is distinct from (old.id, old.name, old.permissions))
execute function larder_principals_changed('');

-- The release before operators had roles names none, and may still be running: whom it invites may do everything.
create or replace function larder_operator_role() returns trigger language plpgsql
set search_path to pg_catalog as $$
begin
  select id into new.role_id from public.operator_roles where name = 'Administrator';
  return new;
end $$;
create or replace trigger operator_role before insert on platform_users for each row
when (new.role_id is null) execute function larder_operator_role();

-- Clearing away sessions that have run out changes nothing for anybody.
create or replace trigger principals_delete after delete on sessions for each row
when (old.revoked_at is null and old.expires_at > now()) execute function larder_principals_changed('user_id');
create or replace trigger principals_delete after delete on platform_sessions for each row
when (old.revoked_at is null and old.expires_at > now()) execute function larder_principals_changed('user_id');
create or replace trigger principals_delete after delete on customers for each row
execute function larder_principals_changed('id');
create or replace trigger principals_delete after delete on staff for each row
execute function larder_principals_changed('id');
create or replace trigger principals_delete after delete on platform_users for each row
execute function larder_principals_changed('id');
create or replace trigger principals_delete after delete on api_keys for each row
execute function larder_principals_changed('id');
create or replace trigger principals_delete after delete on roles for each row
execute function larder_principals_changed('');
create or replace trigger principals_delete after delete on operator_roles for each row
execute function larder_principals_changed('');

do $$
declare
  tab text;
begin
  foreach tab in array array['sessions', 'platform_sessions', 'customers', 'staff', 'platform_users', 'roles', 'operator_roles', 'api_keys'] loop
    execute format('create or replace trigger principals_truncate after truncate on %I for each statement
      execute function larder_principals_changed('''')', tab);
  end loop;
end $$;

-- What public pages are made of, but for products and categories, whose services tell of it. Arguments: the kind of the
-- change, and a column that means nothing to them. Of the platform's own settings no store is named: they are in all.
create or replace function larder_pages_changed() returns trigger language plpgsql
set search_path to pg_catalog set client_min_messages to notice as $$
declare
  change text;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv[1] is not distinct from to_jsonb(old) - tg_argv[1] then
    return null;
  end if;
  change := jsonb_strip_nulls(jsonb_build_object('kind', tg_argv[0], 'tenantId',
    case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> 'tenant_id'))::text;
  perform pg_notify('larder_changes', change);
  raise notice using message = 'larder_changes', detail = change;
  return null;
end $$;

do $$
declare
  tab text;
begin
  foreach tab in array array['settings', 'customizations', 'languages', 'currencies', 'card_settings', 'platform_settings'] loop
    execute format('create or replace trigger pages after insert or update or delete on %I for each row
      execute function larder_pages_changed(''settings'', '''')', tab);
  end loop;
end $$;
create or replace trigger pages after insert or update or delete on coupons for each row
execute function larder_pages_changed('catalog', 'used_count');

-- Reviews are in public pages as soon as they are approved.
create or replace trigger pages_insert after insert on reviews for each row
when (new.status = 'approved') execute function larder_pages_changed('catalog', '');
create or replace trigger pages_update after update on reviews for each row
when ('approved' in (old.status, new.status)) execute function larder_pages_changed('catalog', '');
create or replace trigger pages_delete after delete on reviews for each row
when (old.status = 'approved') execute function larder_pages_changed('catalog', '');

-- Counts the approved reviews of the products that a statement was about. Their rows are locked first, in order, so that
-- reviews which are approved at the same moment are all counted.
create or replace function larder_count_reviews() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp as $$
declare
  store uuid;
  changed uuid[];
begin
  for store, changed in
    select tenant_id, array_agg(distinct product_id) from changed_rows group by tenant_id
  loop
    perform from public.products where tenant_id = store and id = any (changed) order by id for no key update;
    update public.products p
      set total_reviews = counted.total, average_rating = counted.average
      from (select ids.id, count(r.rating)::int as total, coalesce(round(avg(r.rating), 2), 0) as average
        from unnest(changed) as ids(id)
        left join public.reviews r on r.tenant_id = store and r.product_id = ids.id and r.status = 'approved'
        group by ids.id) as counted
      where p.tenant_id = store and p.id = counted.id
        and (p.total_reviews, p.average_rating) <> (counted.total, counted.average);
  end loop;
  return null;
end $$;
create or replace trigger ratings_insert after insert on reviews referencing new table as changed_rows
for each statement execute function larder_count_reviews();
create or replace trigger ratings_update after update on reviews referencing new table as changed_rows
for each statement execute function larder_count_reviews();
create or replace trigger ratings_delete after delete on reviews referencing old table as changed_rows
for each statement execute function larder_count_reviews();

-- Shoppers see how many there are from ten down, of bundles as well. A sale among thousands tells nobody, which matters:
-- transactions that notify commit one after the other.
create or replace trigger stock after update on stock_levels for each row
when (least(greatest(old.on_hand - old.allocated, 0), old.shown_up_to)
  <> least(greatest(new.on_hand - new.allocated, 0), new.shown_up_to))
execute function larder_pages_changed('stock', '');

-- What the hash of an entry is over: everything it says, its number, and the hash of the one before. As text of a row no
-- two entries are alike, and a time counted in milliseconds is the same text in every session. To change this function
-- is to break every chain there is.
create or replace function audit_log_hash(entry audit_log, before text) returns text language sql stable
return encode(sha256(convert_to(row(
  before, entry.seq, entry.id, entry.tenant_id, entry.actor_id, entry.actor_kind, entry.actor_name, entry.source,
  entry.action, entry.details, (extract(epoch from entry.created_at) * 1000)::bigint
)::text, 'UTF8')), 'hex');

-- Numbers the entries of each store, and the platform's own, and chains them. It reads what its caller may not, hence
-- SECURITY DEFINER. Numbers are given one after the other: the lock ends with the transaction that took it.
create or replace function audit_log_append() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  last record;
begin
  if own is not null and new.tenant_id is distinct from own then
    raise insufficient_privilege using message = 'an entry of another store';
  end if;
  perform pg_advisory_xact_lock(hashtext('larder.audit_log'), hashtext(coalesce(new.tenant_id::text, '')));
  -- Each branch reads one row of the index.
  if new.tenant_id is null then
    select seq, hash into last from public.audit_log
      where tenant_id is null and seq is not null order by tenant_id desc, seq desc limit 1;
  else
    select seq, hash into last from public.audit_log
      where tenant_id = new.tenant_id and seq is not null order by seq desc limit 1;
  end if;
  new.created_at := date_trunc('milliseconds', clock_timestamp());
  new.seq := coalesce(last.seq, 0) + 1;
  new.hash := public.audit_log_hash(new, last.hash);
  return new;
end $$;
revoke all on function audit_log_hash(audit_log, text), audit_log_append() from public;
grant execute on function audit_log_hash(audit_log, text) to larder_platform, larder_archive;
-- A store that comes out of an archive brings its chain along, and whoever imports it checks the hashes.
create or replace trigger audit_log_append before insert on audit_log
  for each row when (current_user <> 'larder_archive') execute function audit_log_append();

-- Entries from before there was a chain become its beginning.
do $$
declare
  entry audit_log;
begin
  for entry in select * from audit_log where seq is null order by created_at, id loop
    select coalesce(max(seq), 0) + 1 into entry.seq from audit_log where tenant_id is not distinct from entry.tenant_id;
    update audit_log set seq = entry.seq,
        hash = audit_log_hash(entry, (select hash from audit_log
          where tenant_id is not distinct from entry.tenant_id and seq = entry.seq - 1))
      where id = entry.id;
  end loop;
end $$;
