import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import pretty from 'pino-pretty';
import { loadConfig } from '../../api/src/platform/config.ts';
import { apiAt } from '../../shell/server/api-port.ts';
import type { Composition } from '../../shell/server/composition.ts';
import { buildEdge } from '../../shell/server/edge.ts';

/** The edge for development: started anew at each change of its code, with the composition of the hot builds. */
const { API_URL: apiUrl = '', DATA_DIR, LOG_LEVEL, PORT, ROOT_DOMAIN } = loadConfig();
const compositionFile = process.argv[2] ?? '';

const edge = await buildEdge({
  api: apiAt(apiUrl),
  apiUrl,
  rootDomain: ROOT_DOMAIN,
  builds: join(import.meta.dirname, '../../dist'),
  dataDir: DATA_DIR,
  log: pino({ level: LOG_LEVEL }, pretty({ ignore: 'pid,hostname' })),
  composition: () => JSON.parse(readFileSync(compositionFile, 'utf8')) as Composition,
});
createServer(edge.routing).listen(PORT, '127.0.0.1');
