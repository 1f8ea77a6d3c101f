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
