import { pino } from 'pino';
import { buildApp } from './app.ts';
import { loadConfig } from './platform/config.ts';

const config = loadConfig();
if (!config.DATABASE_URL) throw new Error('The API by itself needs DATABASE_URL.');
const app = await buildApp({
  config,
  databaseUrl: config.DATABASE_URL,
  log: pino({ level: config.LOG_LEVEL }),
});
await app.listen({ port: config.PORT, host: config.HOST || 'localhost' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
