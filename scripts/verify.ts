import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { progress } from '../server/progress.ts';
import { printFailure, StartError } from '../server/start-error.ts';
import { chromiumOptions } from './chromium.ts';
import { openPages } from './verify/open-pages.ts';
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
  const browser = await chromium.launch(chromiumOptions());
  const pages = await openPages({ browser, part, origin: values.to }).finally(() => browser.close());
  for (const { path, ms, fault } of pages)
    process.stdout.write(
      `${fault ? '✗' : '✓'} ${path}  ${(ms / 1_000).toFixed(1)} s${fault ? `  ${fault}` : ''}\n`,
    );
  if (pages.length === 0)
    throw new StartError(`${name} has no page on this host that can be opened without data.`);
  const failed = pages.filter(({ fault }) => fault);
  if (failed.length > 0)
    throw new StartError(`${failed.length} of ${pages.length} pages of ${name} ${part.build} fail.`);
  log(`${pages.length} pages of ${name} ${part.build} work beside what is live`);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
