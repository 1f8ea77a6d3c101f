import type { RunBuilds } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import { readingTexts } from './read-text.ts';
import { runContainers } from './run-containers.ts';
import { runPages } from './run-pages.ts';

type Options = {
  /** The folder of the builds of this machine. */
  builds: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** How long one file, module or page may take. */
  stepMs?: number;
};

/**
 * Runs builds together before visitors get them: as a browser loads them, and as the renderer renders their pages. Both
 * happen in processes of their own, which end with the run.
 */
export function createRunBuilds({ builds, log, stepMs = 5_000 }: Options): RunBuilds {
  return async ({ set, read, shop }) => {
    const text = readingTexts(builds, read);
    const [containers, pages] = await Promise.all([
      runContainers(set, text, stepMs),
      shop ? runPages({ set, text, shop, log, stepMs }) : [],
    ]);
    return [...containers, ...pages];
  };
}
