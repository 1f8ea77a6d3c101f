-- Operators look for a person over all stores. The function belongs to the role that searches (search.sql) and tells
-- which rows there are; names are read behind the policy of each store. Only the platform's role may ask.
create schema if not exists people;
grant usage on schema people to larder_search, larder_platform;
grant create on schema people to larder_search;
grant select (tenant_id, id, search_text) on staff to larder_search;
do $$
begin
  if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = 'staff' and policyname = 'search') then
    create policy search on staff for select to larder_search using (true);
  end if;
end $$;

set role larder_search;

-- Staff and customers, whose name, e-mail address or phone number contains the text, whatever the letter case. Fewer
-- than three letters find nobody, so that nothing lists everybody.
create or replace function people.find(wanted text, most int)
returns table (kind text, tenant_id uuid, id uuid) language plpgsql stable security definer rows 50
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := '%' || regexp_replace(lower(wanted), '([\\%_])', '\\\1', 'g') || '%';
begin
  if length(btrim(wanted)) < 3 then return; end if;
  return query select found.* from (
    (select 'staff', s.tenant_id, s.id from public.staff s where s.search_text like pattern limit most)
    union all
    (select 'customer', c.tenant_id, c.id from public.customers c
      where c.search_text like pattern and c.status <> 'erased' limit most)) found
    limit most;
end $$;

revoke all on all functions in schema people from public;
grant execute on all functions in schema people to larder_platform;
reset role;
