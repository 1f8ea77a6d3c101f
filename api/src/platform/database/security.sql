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
    if tab.has_tenant and tab.name not in ('tenant_domains', 'audit_log', 'mails') then
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
  grant insert on audit_log, mails to larder_app;
end $$;
