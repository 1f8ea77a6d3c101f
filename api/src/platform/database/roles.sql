-- Roles belong to the whole server, and several databases on it may be prepared at the same moment.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['larder_app', 'larder_platform', 'larder_archive'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
  -- What fills and empties the tables of one store: it has a store's rights, and those of security.sql beside them.
  if not pg_has_role('larder_archive', 'larder_app', 'member') then
    grant larder_app to larder_archive;
  end if;
  -- What the functions of search.sql belong to. Its policies let it see every store, so nobody inherits its rights.
  begin
    create role larder_search nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  if not (select rolsuper from pg_roles where rolname = current_user)
    and (not pg_has_role(current_user, 'larder_search', 'set') or pg_has_role(current_user, 'larder_search', 'usage'))
  then
    grant larder_search to current_user with inherit false, set true;
  end if;
end $$;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;
