-- When autovacuum comes to a table that all stores share. By default a fifth of it has to have changed: a store that
-- changes all of its rows would not be tidied up after for as long as thousands of others change nothing.
do $$
declare
  tab regclass;
begin
  for tab in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not coalesce(array_to_string(c.reloptions, ',') like '%autovacuum_vacuum_scale_factor%', false)
  loop
    execute format('alter table %s set (autovacuum_vacuum_scale_factor = 0.01,
      autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01)', tab);
  end loop;
end $$;
