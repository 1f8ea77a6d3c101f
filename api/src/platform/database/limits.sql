-- What the transaction's store may have by its plan. The plan is the platform's, which a store's role does not read,
-- hence SECURITY DEFINER; it reaches the transaction's store only. A store without a subscription has no limits.
-- Every price of a cart asks for it. PL/pgSQL keeps the plan of its query; a function in SQL would make it each time.
create or replace function larder_plan() returns table (
  max_products int, max_staff int, max_orders int, max_storage_mb int, features text[]
) language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select p.max_products, p.max_staff, p.max_orders, p.max_storage_mb, p.features
    from public.subscriptions s join public.plans p on p.id = s.plan_id
    where s.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid;
end $$;
revoke all on function larder_plan() from public;
grant execute on function larder_plan() to larder_app;

-- The orders of the present month (UTC) that are not cancelled, by the sums of quarters of an hour.
create or replace function larder_orders_of_month() returns int language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (select coalesce(sum(orders), 0)::int from public.sales
    where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      and quarter >= date_trunc('month', now(), 'UTC'));
end $$;

-- The landing page shows the plans. As with the platform's own settings no store is named, and all pages are made anew.
create or replace trigger pages after insert or update or delete on plans for each row
execute function larder_pages_changed('settings', '');
