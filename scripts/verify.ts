import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { signCheck } from '../api/src/features/browser-checks/browser-checks.schema.ts';
import { progress } from '../server/progress.ts';
import { printFailure, StartError } from '../server/start-error.ts';
import { writeResult } from './release/check-results.ts';
import { givenTokens, signerFor } from './release/options.ts';
import { checkInBrowser } from './verify/check-in-browser.ts';
import { buildAll } from './webpack/build.ts';
import { packageNames } from './webpack/packages.ts';

const usage =
  'Say which part and in whose pages: npm run verify -- storefront --to https://fresh.platform.example';

// `npm run verify -- storefront --to https://fresh.platform.example` opens the part's pages in a browser, with the build
// of these sources among the live builds of that platform. Nothing is released. With --result the signed result is in
// a file, which `npm run release -- … --verified` sends.
try {
  const { positionals, values } = parseArgs({
    options: {
      to: { type: 'string' },
      result: { type: 'string' },
      token: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  const [given] = positionals;
  const name = packageNames.find((one) => one === given || one === `mfe-${given}`);
  if (!name || !values.to || !URL.canParse(values.to)) throw new StartError(usage);
  if (name === 'shell') throw new StartError('The shell is run by the platform when it is published.');
  const signer = values.result && signerFor(givenTokens(values.token, process.env), name);
  const log = progress();
  const [part] = await buildAll({ only: [name], newest: false, log });
  if (!part) throw new StartError(`${name} was not built.`);
  const check = await checkInBrowser({ chromium, part, origin: values.to, log });
  if (values.result && signer) await writeResult(values.result, signCheck(check, signer));
  log(`${check.pages} pages of ${name} ${part.build} work beside what is live`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
