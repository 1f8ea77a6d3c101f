import { progress } from '../server/progress.ts';
import { printFailure } from '../server/start-error.ts';
import { checkPart } from './release/check-part.ts';
import { dirtyWarning, readCommit } from './release/commit.ts';
import type { Options } from './release/options.ts';
import { readOptions, tokenFor } from './release/options.ts';
import { platformAt } from './release/platform-client.ts';
import { firstPageWith, releaseParts, stopwatch } from './release/release-parts.ts';
import { teamActs } from './release/team-acts.ts';
import { buildAll } from './webpack/build.ts';

// `npm run release -- mfe-store-admin --to https://platform.example --live` builds one part and publishes it there.
// With --status, --back or --stop it builds nothing.
async function release({ to, parts: names, tokens, way }: Options): Promise<void> {
  const log = progress();
  const platform = platformAt(to);
  const clock = stopwatch();
  const commit = await readCommit();
  const warning = commit && dirtyWarning(commit);
  if (warning) process.stderr.write(`\n${warning}\n\n`);
  const built = await buildAll({ only: names, newest: false, log });
  const parts = names.flatMap((name) => built.filter((one) => one.name === name));
  const buildMs = clock();
  const checked = Promise.all(names.map(checkPart)).then(() => undefined);
  const { steps, files, isLive, label } = await releaseParts({
    ...{ platform, parts, way, commit: commit?.name, checked, log },
    tokenFor: (part) => tokenFor(tokens, part),
  });
  const firstPage = isLive && parts[0] ? await firstPageWith(platform, parts[0].build) : null;
  await platform.close();

  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  for (const { name, build } of parts) {
    const called = label && name === parts[0]?.name ? `${label} (${build})` : build;
    log(`${name} ${called} is ${isLive ? 'live' : 'published'} at ${platform.origin}`);
  }
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
}

async function actForTeam(act: keyof typeof teamActs, options: Options): Promise<void> {
  const platform = platformAt(options.to);
  const [part = ''] = options.parts;
  const given = { ...options, platform, part, token: tokenFor(options.tokens, part) };
  process.stdout.write(`${await teamActs[act](given)}\n`);
  await platform.close();
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  await (options.act === 'release' ? release(options) : actForTeam(options.act, options));
} catch (error) {
  printFailure(error);
  process.exit(1);
}
