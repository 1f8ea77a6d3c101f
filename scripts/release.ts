import { progress } from '../server/progress.ts';
import { printFailure } from '../server/start-error.ts';
import { checkPart } from './release/check-part.ts';
import { readCommit } from './release/commit.ts';
import { readOptions, tokenFor } from './release/options.ts';
import { platformAt } from './release/platform-client.ts';
import { firstPageWith, releaseParts, stopwatch } from './release/release-parts.ts';
import { buildAll } from './webpack/build.ts';

// `npm run release -- mfe-store-admin --to https://platform.example --live` builds one part and publishes it there.
const log = progress();
try {
  const { to, parts: names, tokens, way } = readOptions(process.argv.slice(2), process.env);
  const platform = platformAt(to);
  const clock = stopwatch();
  const [built, commit] = await Promise.all([buildAll({ only: names, newest: false, log }), readCommit()]);
  const parts = names.flatMap((name) => built.filter((one) => one.name === name));
  const buildMs = clock();
  const checked = Promise.all(names.map(checkPart)).then(() => undefined);
  const { steps, files, isLive } = await releaseParts({
    ...{ platform, parts, way, commit, checked, log },
    tokenFor: (part) => tokenFor(tokens, part),
  });
  const firstPage = isLive && parts[0] ? await firstPageWith(platform, parts[0].build) : null;
  await platform.close();

  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  for (const { name, build } of parts)
    log(`${name} ${build} is ${isLive ? 'live' : 'published'} at ${platform.origin}`);
  const times = [
    `build ${seconds(buildMs)}`,
    `announce ${seconds(steps.announce)}`,
    `send ${files} files ${seconds(steps.upload)}`,
    `check ${seconds(steps.check)}`,
    `publish ${seconds(steps.publish)}`,
    ...(firstPage === null ? [] : [`first page ${seconds(firstPage)}`]),
  ];
  log(times.join(' · '));
  if (isLive && firstPage === null) log('No page has it after 10 s: the edge may not have heard of it yet.');
} catch (error) {
  printFailure(error);
  process.exit(1);
}
