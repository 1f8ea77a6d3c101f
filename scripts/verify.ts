import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { progress } from '../server/progress.ts';
import { printFailure, StartError } from '../server/start-error.ts';
import { checkInBrowser } from './verify/check-in-browser.ts';
import { buildAll } from './webpack/build.ts';
import { packageNames } from './webpack/packages.ts';

const usage =
  'Say which part and in whose pages: npm run verify -- storefront --to https://fresh.platform.example';

// `npm run verify -- storefront --to https://fresh.platform.example` opens the part's pages in a browser, with the build
// of these sources among the live builds of that platform. Nothing is released.
try {
  const { positionals, values } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  const [given] = positionals;
  const name = packageNames.find((one) => one === given || one === `mfe-${given}`);
  if (!name || !values.to || !URL.canParse(values.to)) throw new StartError(usage);
  if (name === 'shell') throw new StartError('The shell is run by the platform when it is published.');
  const log = progress();
  const [part] = await buildAll({ only: [name], newest: false, log });
  if (!part) throw new StartError(`${name} was not built.`);
  const { pages } = await checkInBrowser({ chromium, part, origin: values.to, log });
  log(`${pages} pages of ${name} ${part.build} work beside what is live`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
