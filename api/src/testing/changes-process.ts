import { pino } from 'pino';
import { setChange } from '../features/product-changes/product-changes.service.ts';
import { workOnChange } from '../features/product-changes/product-changes.work.service.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { inTenant } from '../platform/tenancy/tenancy.ts';

/** A process that queues a change and works on it, for tests that kill it. Arguments: database, store and change. */
const [databaseUrl = '', tenantId = '', id = ''] = process.argv.slice(2);
const database = openDatabase(databaseUrl);
const jobs = startJobs({
  databaseUrl,
  log: pino({ level: 'silent' }),
  monitorSeconds: 15,
  workers: {
    'product-changes': (job, context) => workOnChange({ database, ...context }, job),
    'product-imports': () => Promise.resolve('done'),
    'product-publishing': () => Promise.resolve('done'),
    'product-trash': () => Promise.resolve('done'),
    webhooks: () => Promise.resolve('done'),
  },
  platformWorkers: { 'team-calls': () => Promise.resolve(), archives: () => Promise.resolve() },
});
await inTenant(database, tenantId, async (tx) => {
  await setChange(tx, tenantId, id, { status: 'queued', startedAt: new Date() });
  await jobs.add(tx, 'product-changes', { tenantId, id });
});
