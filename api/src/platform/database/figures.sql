-- What was ordered when, and of what, is kept with each order, so that figures read sums instead of orders.
create or replace function larder_count_new_orders() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.sales as s (tenant_id, quarter, payment_method, orders, amount, discount)
    select tenant_id, date_bin('15 minutes', placed_at, 'epoch'), payment_method, count(*), sum(total), sum(discount)
    from added where status <> 'cancelled' group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, quarter, payment_method) do update
    set orders = s.orders + excluded.orders, amount = s.amount + excluded.amount, discount = s.discount + excluded.discount;
  return null;
end $$;
create or replace trigger sales_insert after insert on orders referencing new table as added
for each statement execute function larder_count_new_orders();

-- Takes out what the order was counted with, and counts it as it is now.
create or replace function larder_count_changed_order() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.sales as s (tenant_id, quarter, payment_method, orders, amount, discount)
    select store, date_bin('15 minutes', placed, 'epoch'), method, sum(one), sum(one * total), sum(one * discount)
    from (values
      (-1, old.tenant_id, old.placed_at, old.payment_method, old.status, old.total, old.discount),
      (1, new.tenant_id, new.placed_at, new.payment_method, new.status, new.total, new.discount)
    ) counted (one, store, placed, method, status, total, discount)
    where status <> 'cancelled' group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, quarter, payment_method) do update
    set orders = s.orders + excluded.orders, amount = s.amount + excluded.amount, discount = s.discount + excluded.discount;
  update public.order_lines set placed_at = new.placed_at, is_cancelled = new.status = 'cancelled'
    where tenant_id = new.tenant_id and order_id = new.id
      and (placed_at, is_cancelled) is distinct from (new.placed_at, new.status = 'cancelled');
  return null;
end $$;
create or replace trigger sales_update after update on orders for each row
when ((old.placed_at, old.payment_method, old.status = 'cancelled', old.total, old.discount)
  is distinct from (new.placed_at, new.payment_method, new.status = 'cancelled', new.total, new.discount))
execute function larder_count_changed_order();
create or replace trigger sales_delete after delete on orders for each row
execute function larder_count_changed_order();

-- What the platform's figures of stores have to be added up anew for: a day whose orders, accounts or errors changed, or
-- the number of products. Marks are only added, so nobody waits for anybody (store-figures).
create or replace function larder_mark_sales() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  changed record := coalesce(new, old);
begin
  insert into public.figure_marks (id, tenant_id, kind, day)
    values (gen_random_uuid(), changed.tenant_id, 'day', (changed.quarter at time zone 'UTC')::date);
  return null;
end $$;
create or replace trigger figures after insert or update or delete on sales
for each row execute function larder_mark_sales();

create or replace function larder_mark_customers() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.figure_marks (id, tenant_id, kind, day)
    select gen_random_uuid(), tenant_id, 'day', (created_at at time zone 'UTC')::date
    from changed_rows group by 2, 4;
  return null;
end $$;
create or replace trigger figures_insert after insert on customers referencing new table as changed_rows
for each statement execute function larder_mark_customers();
create or replace trigger figures_delete after delete on customers referencing old table as changed_rows
for each statement execute function larder_mark_customers();

create or replace function larder_mark_products() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.figure_marks (id, tenant_id, kind)
    select gen_random_uuid(), tenant_id, 'products' from changed_rows group by 2;
  return null;
end $$;
create or replace trigger figures_insert after insert on products referencing new table as changed_rows
for each statement execute function larder_mark_products();
create or replace trigger figures_delete after delete on products referencing old table as changed_rows
for each statement execute function larder_mark_products();

create or replace function larder_mark_product() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.figure_marks (id, tenant_id, kind) values (gen_random_uuid(), new.tenant_id, 'products');
  return null;
end $$;
create or replace trigger figures_trash after update on products for each row
when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function larder_mark_product();

create or replace function larder_mark_errors() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.figure_marks (id, tenant_id, kind, day) values (gen_random_uuid(), new.store_id, 'day', new.day);
  return null;
end $$;
create or replace trigger figures after insert or update on remote_numbers for each row
when (new.metric = 'errors') execute function larder_mark_errors();

-- The sums of all stores on a day follow from those of each store, whoever changes them, also the deletion of a store.
create or replace function larder_mark_platform_days() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.platform_days (day) select distinct day from changed_rows order by day desc
  on conflict (day) do update set is_stale = true where not platform_days.is_stale;
  return null;
end $$;
do $$
declare
  tab text;
begin
  foreach tab in array array['store_days', 'store_day_sales'] loop
    execute format('create or replace trigger platform_insert after insert on %I referencing new table as changed_rows
      for each statement execute function larder_mark_platform_days()', tab);
    execute format('create or replace trigger platform_update after update on %I referencing new table as changed_rows
      for each statement execute function larder_mark_platform_days()', tab);
    execute format('create or replace trigger platform_before after update on %I referencing old table as changed_rows
      for each statement execute function larder_mark_platform_days()', tab);
    execute format('create or replace trigger platform_delete after delete on %I referencing old table as changed_rows
      for each statement execute function larder_mark_platform_days()', tab);
  end loop;
end $$;
