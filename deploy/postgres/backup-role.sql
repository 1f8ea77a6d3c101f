-- The role of logical backups. A superuser runs this once in Larder's database, with a password of its own:
--   psql -v password="$(openssl rand -hex 32)" -f backup-role.sql larder
-- Row-level security binds Larder's own role, so a dump by that role stops with an error, or, with
-- --enable-row-security, lacks every store's rows. This role passes it and only reads.
create role larder_backup login bypassrls connection limit 4 password :'password';
grant pg_read_all_data to larder_backup;
alter role larder_backup set default_transaction_read_only = on;
alter role larder_backup set statement_timeout = 0;
