import { parseArgs } from 'node:util';
import { developEverything } from './dev/everything.ts';
import { developOneRemote } from './dev/one-remote.ts';
import { progress } from './serve/progress.ts';
import { printFailure } from './start-error.ts';

// `npm run dev` is everything; `npm run dev -- storefront --api http://bakehouse.localhost:3000` one remote alone.
const { values, positionals } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://fresh.localhost:3000' },
    port: { type: 'string', default: '3100' },
  },
  allowPositionals: true,
});
const log = progress();

try {
  const [remote] = positionals;
  const stop = remote
    ? await developOneRemote({ remote, api: new URL(values.api), port: Number(values.port) }, log)
    : await developEverything(log);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  }
} catch (error) {
  printFailure(error);
  process.exit(1);
}
