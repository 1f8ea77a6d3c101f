import { parseArgs } from 'node:util';
import { progress } from '../server/progress.ts';
import { printFailure, StartError } from '../server/start-error.ts';
import { developAgainst } from './dev/against.ts';
import { developEverything } from './dev/everything.ts';
import { developOneRemote } from './dev/one-remote.ts';
import { givenTokens } from './release/options.ts';

// `npm run dev` is everything; `npm run dev -- storefront --api http://bakehouse.localhost:3000` one remote alone;
// `npm run dev -- storefront --against https://fresh.staging.example` one remote in the pages of a deployed platform.
const { values, positionals } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://fresh.localhost:3000' },
    against: { type: 'string' },
    token: { type: 'string', multiple: true },
    port: { type: 'string', default: '3100' },
  },
  allowPositionals: true,
});
const log = progress();

async function against(remote: string, address: string): Promise<() => Promise<void>> {
  const tokens = givenTokens(values.token, process.env);
  const { link, stop } = await developAgainst({ remote, against: address, port, tokens }, log);
  const print = async () => process.stdout.write(`\n  Open within 15 minutes:\n  ${await link()}\n\n`);
  await print();
  process.stdout.write('  Enter makes another link.\n\n');
  process.stdin.on('data', () => void print().catch(printFailure));
  return stop;
}

const port = Number(values.port);

try {
  const [remote] = positionals;
  if (values.against && !remote)
    throw new StartError('Say which remote: npm run dev -- storefront --against https://…');
  const stop = !remote
    ? await developEverything(log)
    : values.against
      ? await against(remote, values.against)
      : await developOneRemote({ remote, api: new URL(values.api), port }, log);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  }
} catch (error) {
  printFailure(error);
  process.exit(1);
}
