-- LIKE is not leakproof: behind a policy's condition PostgreSQL reads every text before it asks a trigram index. The
-- functions of this schema therefore belong to a role that the policies of stores do not bind. It can read the columns
-- below and nothing else, nobody signs in as it, and no other role has its rights: the role that migrates can become it,
-- but does not inherit from it (roles.sql). Each function reaches the transaction's store only, and tells ids and states.
create schema if not exists search;
grant usage on schema search to larder_search, larder_app;
grant create on schema search to larder_search;
grant usage on schema public to larder_search;
grant select (tenant_id, id, status, search_text, placed_at, payment_method, customer_id) on orders to larder_search;
grant select (tenant_id, id, status, search_text, tags) on customers to larder_search;
do $$
declare
  tab text;
begin
  foreach tab in array array['orders', 'customers'] loop
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = tab and policyname = 'search') then
      execute format('create policy search on %I for select to larder_search using (true)', tab);
    end if;
  end loop;
end $$;

set role larder_search;

-- Orders by LIKE patterns, the first two of which are the most selective, and by the other filters of their list. The
-- planner has no statistics behind a policy, so what the newest orders say decides: a word that many of them have is
-- found soon by reading on from them, and the index has the others.
create or replace function search.orders(
  patterns text[], since timestamptz, until timestamptz, method text, buyer uuid, skipped text, most int
) returns table (id uuid, status text) language plpgsql stable security definer rows 200
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare
  own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  newest constant int := 1000;
begin
  if newest / 4 < (
    select count(*) from (
      select o.search_text from public.orders o
      where o.tenant_id = own and (since is null or o.placed_at >= since) and (until is null or o.placed_at < until)
      order by o.placed_at desc nulls last, o.id limit newest
    ) looked_at where looked_at.search_text like all (patterns))
  then
    -- LIKE ALL is nothing that an index could be asked for.
    return query select o.id, o.status from public.orders o
      where o.tenant_id = own and o.search_text like all (patterns)
        and (since is null or o.placed_at >= since) and (until is null or o.placed_at < until)
        and (method is null or o.payment_method = method) and (buyer is null or o.customer_id = buyer)
        and (skipped is null or o.status <> skipped)
      order by o.placed_at desc nulls last, o.id limit most;
  else
    return query with found as materialized (
        select o.id, o.status, o.placed_at, o.payment_method, o.customer_id from public.orders o
        where o.tenant_id = own and o.search_text like patterns[1]
          and o.search_text like coalesce(patterns[2], patterns[1]) and o.search_text like all (patterns))
      select o.id, o.status from found o
      where (since is null or o.placed_at >= since) and (until is null or o.placed_at < until)
        and (method is null or o.payment_method = method) and (buyer is null or o.customer_id = buyer)
        and (skipped is null or o.status <> skipped)
      order by o.placed_at desc nulls last, o.id limit most;
  end if;
end $$;

-- Customers whose name, e-mail address or phone number is like the pattern, whatever the letter case.
create or replace function search.customers(pattern text, tag text)
returns table (id uuid, status text) language plpgsql stable security definer rows 200
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare
  own uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
begin
  return query select c.id, c.status from public.customers c
    where c.tenant_id = own and c.search_text like lower(pattern) and (tag is null or c.tags @> array[tag]);
end $$;

revoke all on all functions in schema search from public;
grant execute on all functions in schema search to larder_app;
reset role;
