import type { RunBuilds } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import { readingTexts } from './read-text.ts';
import { runContainers } from './run-containers.ts';
import { runPages } from './run-pages.ts';
import { runShell } from './run-shell.ts';

type Options = {
  /** The folder of the builds of this machine. */
  builds: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** How long one file, module or page may take. */
  stepMs?: number;
};

/**
 * Runs builds together before visitors get them: as a browser loads them, as the renderer renders their pages, and in a
 * shell that is started. All of it happens in processes of their own, which end with the run.
 */
export function createRunBuilds({ builds, log, stepMs = 5_000 }: Options): RunBuilds {
  return async ({ set, read, shop, platform }) => {
    const text = readingTexts(builds, read);
    const [containers, pages] = await Promise.all([
      runContainers(set, text, stepMs),
      shop ? runPages({ set, text, shop, log, stepMs }) : [],
    ]);
    const faults = [...containers, ...pages];
    // The shell would find the same, and say less of it.
    if (faults.some(({ code, isSure }) => code === 'runThrows' || isSure)) return faults;
    // Other faults may come from a busy machine, and are then forgiven. The shell has to start all the same.
    return [...faults, ...(await runShell({ set, shop, platform, text, stepMs }))];
  };
}
