-- Roles belong to the whole server, and several databases on it may be prepared at the same moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['larder_app', 'larder_platform'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;
