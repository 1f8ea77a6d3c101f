import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { PublishInput, ReleaseRecord } from '../../api/src/contract.ts';
import type { SignedCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import { isOpenable } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import { publishReply, releaseInputReply } from '../../api/src/features/releases/releases.schema.ts';
import { doneReply } from '../../api/src/platform/http/list.schema.ts';
import { mapsFile } from '../../api/src/platform/storage/release-maps.ts';
import type { PlatformClient } from './platform-client.ts';
import { expected } from './refusal.ts';

export type BuiltPart = { name: string; build: string; output: string };
type Way = Partial<Pick<PublishInput, 'live' | 'share' | 'ring' | 'force'>>;

export type ReleaseOptions = {
  platform: PlatformClient;
  /** The first part is released; the others go with it, in one step. */
  parts: BuiltPart[];
  tokenFor: (part: string) => string;
  way: Way;
  commit: string | undefined;
  /** Opens a build's pages in a browser: of the builds for which the platform demands it, or of all. */
  openInBrowser?: (part: BuiltPart) => Promise<SignedCheck>;
  verify?: boolean;
  /** Part → what a browser has seen of this build before. */
  verified?: Checks;
  /** Has to resolve before anything is published. */
  checked: Promise<void>;
  log: (line: string) => void;
};

export type Released = {
  /** The duration of each step in milliseconds. */
  steps: Record<'announce' | 'upload' | 'check' | 'run' | 'publish', number>;
  files: number;
  /** How long a browser was open, while files were sent; null when there was none. */
  browserMs: number | null;
  isLive: boolean;
  /** The name of the first part's release: `1.4.0-3f2a1c`. */
  label: string | undefined;
};

const atOnce = 4;
/** Older platforms do not know all of it. */
const announcedReply = releaseInputReply.partial({ demandsCheck: true });
const published = publishReply.partial({ label: true, ranMs: true });

type Announced = { part: BuiltPart; record: ReleaseRecord; missing: string[]; demandsCheck: boolean };

/** Uploads what the platform lacks, and publishes it there. Throws a refusal as one sentence. */
export async function releaseParts({
  platform,
  parts,
  checked,
  log,
  ...given
}: ReleaseOptions): Promise<Released> {
  checked.catch(() => {}); // It is awaited when everything has been sent.
  const clock = stopwatch();
  const announced: Announced[] = [];
  for (const part of parts) announced.push(await announce(platform, part, parts.length > 1, given));
  const announceMs = clock();
  const opened = openDemanded(announced, given);
  opened.catch(() => {}); // So is this.
  const files = await upload(platform, announced, given.tokenFor, log);
  for (const { part } of announced) await sendMaps(platform, part, given.tokenFor(part.name));
  const uploadMs = clock();
  await checked;
  const checkMs = clock();
  const { checks, browserMs } = await opened;
  clock();
  const { live: isLive, label, ranMs = 0 } = await publish(platform, parts, { ...given, checks });
  return {
    steps: { announce: announceMs, upload: uploadMs, check: checkMs, run: ranMs, publish: clock() - ranMs },
    files,
    browserMs,
    isLive,
    label,
  };
}

type Given = Pick<ReleaseOptions, 'tokenFor' | 'way' | 'commit'>;

async function announce(
  platform: PlatformClient,
  part: BuiltPart,
  together: boolean,
  { tokenFor, commit }: Given,
): Promise<Announced> {
  const record: ReleaseRecord = JSON.parse(await readFile(join(part.output, 'release.json'), 'utf8'));
  const body = { record, together, ...(commit && { commit }) };
  const reply = await platform.call('POST', '/api/releases', tokenFor(part.name), body);
  const { missing, demandsCheck = false } = expected(part.name, reply, announcedReply);
  return { part, record, missing, demandsCheck };
}

type Checks = ReadonlyMap<string, SignedCheck>;

async function openDemanded(
  announced: Announced[],
  {
    openInBrowser,
    verify,
    verified,
    way,
  }: Pick<ReleaseOptions, 'openInBrowser' | 'verify' | 'verified' | 'way'>,
): Promise<{ checks: Checks; browserMs: number | null }> {
  const toVisitors = way.live || way.share !== undefined || Boolean(way.ring);
  const checks = new Map(verified);
  const wanted = announced.filter(
    ({ part, record, demandsCheck }) =>
      !checks.has(part.name) && (verify ? isOpenable(record) : demandsCheck && toVisitors && !way.force),
  );
  // Without a browser the platform's refusal says what to do.
  if (wanted.length === 0 || !openInBrowser) return { checks, browserMs: null };
  const clock = stopwatch();
  for (const { part } of wanted) checks.set(part.name, await openInBrowser(part));
  return { checks, browserMs: clock() };
}

async function upload(
  platform: PlatformClient,
  announced: Announced[],
  tokenFor: (part: string) => string,
  log: (line: string) => void,
): Promise<number> {
  const all = announced.flatMap(({ part, missing }) => missing.map((file) => ({ part, file })));
  const queue = all.values();
  let sent = 0;
  const worker = async () => {
    for (const { part, file } of queue) {
      const bytes = await readFile(join(part.output, file));
      const path = `/api/releases/${part.name}/${part.build}/files/${file}`;
      expected(part.name, await platform.put(path, tokenFor(part.name), bytes), doneReply);
      sent += 1;
      if (sent === all.length || sent % 10 === 0) log(`${sent} of ${all.length} files sent`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return all.length;
}

/** Older builds and platforms have none, and a release works without. */
async function sendMaps(platform: PlatformClient, part: BuiltPart, token: string): Promise<void> {
  const path = join(part.output, mapsFile);
  if (!existsSync(path)) return;
  const to = `/api/releases/${part.name}/${part.build}/maps`;
  const reply = await platform.put(to, token, await readFile(path));
  if (!('code' in reply.body) || reply.body.code !== 'NOT_FOUND') expected(part.name, reply, doneReply);
}

async function publish(
  platform: PlatformClient,
  [first, ...others]: BuiltPart[],
  { tokenFor, way, checks }: Given & { checks: Checks },
): Promise<z.infer<typeof published>> {
  if (!first) throw new Error('Nothing was built.');
  const checkOf = (name: string) => ({ check: checks.get(name) });
  const companions = others.map(({ name, build }) => ({
    ...{ remote: name, build, token: tokenFor(name) },
    ...checkOf(name),
  }));
  const path = `/api/releases/${first.name}/${first.build}/publish`;
  const reply = await platform.call('POST', path, tokenFor(first.name), {
    ...{ ...way, ...checkOf(first.name) },
    with: companions,
  });
  return expected(first.name, reply, published);
}

/** The milliseconds since the last call. */
export function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before;
  };
}

const lookEveryMs = 100;

/** The time until a page used this build; null when none did in time. */
export async function firstPageWith(
  platform: PlatformClient,
  build: string,
  withinMs = 10_000,
): Promise<number | null> {
  const start = performance.now();
  while (performance.now() - start < withinMs) {
    if ((await platform.page()).includes(build)) return performance.now() - start;
    await wait(lookEveryMs);
  }
  return null;
}
