import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from 'api';
import { releaseRecord } from 'api/release-record';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** The builds in a folder of this machine: `<folder>/<part>/<build>/`. */
export type LocalBuilds = {
  /**
   * Part → its newest build. The folder is read at most once a second, so that new builds are found while the edge
   * runs.
   */
  newest(): Record<string, ReleaseRecord>;
  has(part: string, build: string): boolean;
  /** The record in a build's folder; null when there is no such build. */
  record(part: string, build: string): ReleaseRecord | null;
};

/** In production: the builds of one machine are on no other. */
export const noLocalBuilds: LocalBuilds = { newest: () => ({}), has: () => false, record: () => null };

const pointer = z.object({ record: z.string() });
const oneSecond = 1_000;

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function localBuilds(folder: string, log: Pick<FastifyBaseLogger, 'warn'>): LocalBuilds {
  const known = new Map<string, { changedAt: number; record: ReleaseRecord }>();
  const records = new LRUCache<string, ReleaseRecord>({ max: 200 });
  let newest: Record<string, ReleaseRecord> = {};
  let lookedAt = 0;

  const recordFile = (part: string, build: string) => join(folder, part, build, 'release.json');

  /** A part that cannot be read keeps its last known build. */
  function look(part: string): void {
    const file = join(folder, part, 'current.json');
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined || known.get(part)?.changedAt === changedAt) return;
    try {
      const record = readJson(join(folder, part, readJson(file, pointer).record), releaseRecord);
      known.set(part, { changedAt, record });
    } catch (error) {
      log.warn({ err: error, part }, 'the newest build cannot be read; pages go on with the last one');
    }
  }

  return {
    newest() {
      if (Date.now() - lookedAt < oneSecond) return newest;
      lookedAt = Date.now();
      for (const part of existsSync(folder) ? readdirSync(folder) : []) look(part);
      newest = Object.fromEntries([...known].map(([part, { record }]) => [part, record]));
      return newest;
    },
    has: (part, build) => existsSync(recordFile(part, build)),
    record(part, build) {
      const name = `${part}/${build}`;
      const file = recordFile(part, build);
      const found = records.get(name) ?? (existsSync(file) ? readJson(file, releaseRecord) : null);
      if (found) records.set(name, found);
      return found;
    },
  };
}
