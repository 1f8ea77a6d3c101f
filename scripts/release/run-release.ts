import type { BrowserCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import { signCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import type { Log } from '../../server/progress.ts';
import { progress } from '../../server/progress.ts';
import { readResults } from './check-results.ts';
import { dirtyWarning, readCommit } from './commit.ts';
import { previewLink } from './link.ts';
import type { Options } from './options.ts';
import { readOptions, signerFor, tokenFor } from './options.ts';
import { platformAt } from './platform-client.ts';
import type { BuiltPart } from './release-parts.ts';
import { firstPageWith, releaseParts, stopwatch } from './release-parts.ts';
import { previewText, teamActs } from './team-acts.ts';

/** Where the parts come from that a command releases: this project, or the repository of one remote. */
export type Sources = {
  folder: string;
  /** The parts' names. */
  parts: readonly string[];
  /** Builds them, in the order of their names. */
  build(names: string[], log: Log): Promise<BuiltPart[]>;
  /** Throws what is wrong with a part's types. */
  check(name: string): Promise<void>;
  /** Opens a build's pages in a browser, among what is live at this address. */
  openInBrowser(part: BuiltPart, to: string, log: Log): Promise<BrowserCheck>;
};

/** Releases parts, or asks for or changes what is released, as the command line says. */
export async function runRelease(args: string[], sources: Sources): Promise<void> {
  const options = readOptions(args, process.env, sources.parts);
  await (options.act === 'release' ? release(options, sources) : actForTeam(options.act, options));
}

async function release(
  { to, parts: names, tokens, way, preview, verify, verified }: Options,
  sources: Sources,
): Promise<void> {
  const log = progress();
  const platform = platformAt(to);
  const clock = stopwatch();
  const commit = await readCommit(sources.folder);
  const warning = commit && dirtyWarning(commit);
  if (warning) process.stderr.write(`\n${warning}\n\n`);
  const checked = Promise.all(names.map(sources.check)).then(() => undefined);
  // A failed build is told first.
  checked.catch(() => {});
  const parts = await sources.build(names, log);
  const buildMs = clock();
  const { steps, files, browserMs, isLive, label } = await releaseParts({
    ...{ platform, parts, way, commit: commit?.name, checked, log },
    tokenFor: (part) => tokenFor(tokens, part),
    ...{ verify, verified: await readResults(verified, parts) },
    async openInBrowser(part) {
      const token = signerFor(tokens, part.name);
      return signCheck(await sources.openInBrowser(part, to, log), token);
    },
  });
  const links = await Promise.all(
    (preview ? parts : []).map(async ({ name, build }) =>
      previewText(name, await previewLink(platform, tokenFor(tokens, name), { part: name, build, page: to })),
    ),
  );
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
    ...(browserMs === null ? [] : [`browser ${seconds(browserMs)}`]),
    `check ${seconds(steps.check)}`,
    `run ${seconds(steps.run)}`,
    `publish ${seconds(steps.publish)}`,
    ...(firstPage === null ? [] : [`first page ${seconds(firstPage)}`]),
  ];
  log(times.join(' · '));
  for (const link of links) process.stdout.write(link);
  if (isLive && firstPage === null) log('No page has it after 10 s: the edge may not have heard of it yet.');
}

async function actForTeam(act: keyof typeof teamActs, options: Options): Promise<void> {
  const platform = platformAt(options.to);
  const [part = ''] = options.parts;
  const given = { ...options, platform, part, token: tokenFor(options.tokens, part) };
  process.stdout.write(`${await teamActs[act](given)}\n`);
  await platform.close();
}
