import { join, resolve } from 'node:path';
import { loadConfig } from '../api/src/platform/config.ts';
import { openServer, prepareDatabase } from '../server/database.ts';
import { assertWritable, loadEnvironment } from '../server/preflight.ts';
import { progress } from '../server/progress.ts';
import { printFailure, StartError } from '../server/start-error.ts';

/** Prepares the database without serving: the schema, and the demo data when there are no stores yet. */
const root = join(import.meta.dirname, '..');
const log = progress();

try {
  const given = loadConfig(loadEnvironment(join(root, '.env')));
  const config = { ...given, DATA_DIR: resolve(root, given.DATA_DIR) };
  if (config.NODE_ENV === 'production')
    throw new StartError('The demo world is not for production: NODE_ENV.');
  assertWritable(config.DATA_DIR);
  const server = await openServer(config, log);
  try {
    await prepareDatabase(server.url, config, log);
  } finally {
    await server.stop();
  }
  log('The database is ready');
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
