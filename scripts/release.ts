import { printFailure } from '../server/start-error.ts';
import { checkPart } from './release/check-part.ts';
import { runRelease } from './release/run-release.ts';
import { checkInBrowser } from './verify/check-in-browser.ts';
import { buildAll } from './webpack/build.ts';
import { packageNames, root } from './webpack/packages.ts';

// `npm run release -- mfe-store-admin --to https://platform.example --live` builds one part and publishes it there.
// With --status, --back or --stop it builds nothing.
try {
  await runRelease(process.argv.slice(2), {
    folder: root,
    parts: packageNames,
    async build(names, log) {
      const built = await buildAll({ only: names, newest: false, log });
      return names.flatMap((name) => built.filter((one) => one.name === name));
    },
    check: checkPart,
    async openInBrowser(part, origin, log) {
      const { chromium } = await import('@playwright/test');
      return checkInBrowser({ chromium, part, origin, log });
    },
  });
} catch (error) {
  printFailure(error);
  process.exit(1);
}
