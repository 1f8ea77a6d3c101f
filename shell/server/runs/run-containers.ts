import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { BuildSet, ReleaseRecord, RunFault } from 'api';
import type { ContainerJob, FromContainers, JobPart, ToContainers } from './container-messages.ts';
import type { ReadText } from './read-text.ts';

const megabytes = 384;
const startMs = 5_000;

/** Modules that the shell shares in addition to the packages of its record. */
const entryPoints: Record<string, string[]> = {
  react: ['react/jsx-runtime'],
  'react-dom': ['react-dom/client'],
};

/** Loads a remote beside a mfe-shared as a browser would, with the chunk of each page. Returns the first fault. */
export async function runContainers(set: BuildSet, text: ReadText, stepMs: number): Promise<RunFault[]> {
  const { shared, remote } = set;
  const child = fork(join(import.meta.dirname, `container-process${extname(import.meta.filename)}`), {
    execArgv: [
      `--max-old-space-size=${megabytes}`,
      '--permission',
      ...readable().map((folder) => `--allow-fs-read=${folder}`),
    ],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const send = (message: ToContainers) => {
    if (child.connected) child.send(message);
  };
  let at = { part: shared.remote, place: shared.entry };
  const faultOf = (code: RunFault['code'], reason: string, { part, place } = at): RunFault[] => {
    const { build } = part === shared.remote ? shared : remote;
    return [{ code, remote: part, build, place, text: reason }];
  };
  try {
    return await new Promise<RunFault[]>((resolve) => {
      const endless = () => resolve(faultOf('runEndless', `${stepMs / 1_000} s`));
      // Until the process itself has started.
      let timeout = setTimeout(endless, stepMs + startMs);
      child.on('error', (error) => resolve(faultOf('runThrows', error.message)));
      child.on('exit', (code, signal) =>
        resolve(faultOf('runThrows', `its process ended (${signal ?? code})`)),
      );
      child.on('message', (message: FromContainers) => {
        if (message.kind === 'file')
          return void fileAt(message.url, [shared, remote], text).then((code) =>
            send({ kind: 'code', id: message.id, code }),
          );
        clearTimeout(timeout);
        if (message.kind === 'done') return resolve([]);
        if (message.kind === 'failed') return resolve(faultOf('runThrows', message.text, message));
        at = message;
        timeout = setTimeout(endless, stepMs);
      });
      send({ kind: 'run', job: jobOf(set) });
      child.on('exit', () => clearTimeout(timeout));
    });
  } finally {
    // A loop hears no other signal.
    child.kill('SIGKILL');
  }
}

function jobOf({ shell, shared, remote }: BuildSet): ContainerJob {
  const provides = Object.entries(shell.provides)
    .filter(([name]) => !name.startsWith('@module-federation/'))
    .flatMap(([name, version]) =>
      [name, ...(entryPoints[name] ?? [])].map((one): [string, string] => [one, version]),
    );
  return { shared: partOf(shared), remote: partOf(remote), provides };
}

const partOf = ({ remote, build, version, entry, global, exposes }: ReleaseRecord): JobPart => ({
  ...{ name: remote, build, version, entry, global, exposes },
});

/** `/mfe/<part>/<build>/<file>`. */
async function fileAt(url: string, records: ReleaseRecord[], text: ReadText): Promise<string | null> {
  const [, , part, build, file = ''] = new URL(url).pathname.split('/');
  const record = records.find((one) => one.remote === part && one.build === build);
  return record ? text(record, file).catch(() => null) : null;
}

/** This folder, and the folders in which libraries are found from here; no other files. */
function readable(): string[] {
  const libraries = createRequire(import.meta.url).resolve.paths('react') ?? [];
  return [import.meta.dirname, ...libraries].map((folder) => join(folder, '*'));
}
