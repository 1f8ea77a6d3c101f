import type { BuildSet, ReleaseRecord, RunFault } from 'api';
import type { ContainerJob, JobPart } from './container-messages.ts';
import type { ReadText } from './read-text.ts';
import { runProcess } from './run-process.ts';

/** Modules that the shell shares in addition to the packages of its record. */
const entryPoints: Record<string, string[]> = {
  react: ['react/jsx-runtime'],
  'react-dom': ['react-dom/client'],
};

/** Loads a remote beside an mfe-shared as a browser would, with the chunk of each page. Returns the first fault. */
export const runContainers = (set: BuildSet, text: ReadText, stepMs: number): Promise<RunFault[]> =>
  runProcess({
    script: 'container-process',
    job: jobOf(set),
    records: [set.shared, set.remote],
    text,
    stepMs,
  });

function jobOf({ shell, shared, remote }: BuildSet): ContainerJob {
  const provides = Object.entries(shell.provides)
    .filter(([name]) => !name.startsWith('@module-federation/'))
    .flatMap(([name, version]) =>
      [name, ...(entryPoints[name] ?? [])].map((one): [string, string] => [one, version]),
    );
  return { shared: partOf(shared), remote: partOf(remote), provides };
}

export const partOf = ({ remote, build, version, entry, global, exposes }: ReleaseRecord): JobPart => ({
  ...{ name: remote, build, version, entry, global, exposes },
});
