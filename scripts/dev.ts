import { progress } from '../server/progress.ts';
import { printFailure } from '../server/start-error.ts';
import { developAgainst } from './dev/against.ts';
import { developEverything } from './dev/everything.ts';
import { developOneRemote } from './dev/one-remote.ts';
import type { DevOptions } from './dev/options.ts';
import { readDevOptions } from './dev/options.ts';
import { givenTokens } from './release/options.ts';

// `npm run dev` is everything; `npm run dev -- storefront --api http://bakehouse.localhost:3000` one remote alone;
// `npm run dev -- storefront --against https://fresh.staging.example` one remote in the pages of a deployed platform.
const log = progress();

async function developRemoteAgainst(
  remote: string,
  against: string,
  { token, port }: DevOptions,
): Promise<() => Promise<void>> {
  const tokens = givenTokens(token, process.env);
  const { link, stop } = await developAgainst({ remote, against, port, tokens }, log);
  const print = async () => process.stdout.write(`\n  Open within 15 minutes:\n  ${await link()}\n\n`);
  await print();
  process.stdout.write('  Enter makes another link.\n\n');
  process.stdin.on('data', () => void print().catch(printFailure));
  return stop;
}

try {
  const options = readDevOptions(process.argv.slice(2));
  const { remote, against, api, port } = options;
  const stop = !remote
    ? await developEverything(log)
    : against
      ? await developRemoteAgainst(remote, against, options)
      : await developOneRemote({ remote, api, port }, log);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(0)));
  }
} catch (error) {
  printFailure(error);
  process.exit(1);
}
