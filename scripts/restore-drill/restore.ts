import { prepareRoles } from '../../api/src/platform/database/migrate.ts';
import { runTool } from './postgres-tools.ts';

export type EmptyDatabase = {
  /** As Larder's role, which owns it. */
  owner: string;
  /** As a superuser: some functions belong to a role that nobody else may give things to. */
  superuser: string;
};

/** Restores a dump into a new database. */
export async function restore(file: string, { owner, superuser }: EmptyDatabase): Promise<void> {
  // Roles belong to the server and are in no dump.
  await prepareRoles(owner);
  await runTool('pg_restore', [`--dbname=${superuser}`, '--exit-on-error', '--jobs=2', file]);
}
