import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { ReleaseRecord, RunFault } from 'api';
import { cpuTime } from '../render/cpu-time.ts';
import type { ReadText } from './read-text.ts';
import type { FromRun, ToRun } from './run-messages.ts';

const megabytes = 384;
const startMs = 5_000;
/** The share of its time which a step has to compute before it surely loops, and not only waits for a busy machine. */
const loopingShare = 0.3;

export type RunProcess<Job> = {
  /** The file in this folder that is run, without its ending. */
  script: string;
  job: Job;
  /** The builds whose files it may have; the first is to blame until it says otherwise. */
  records: [ReleaseRecord, ...ReleaseRecord[]];
  text: ReadText;
  /** How long one file, module or page may take. */
  stepMs: number;
};

/** Runs builds in a process of their own, which can read nothing but libraries. Returns the first fault. */
export async function runProcess<Job>({
  script,
  job,
  records,
  text,
  stepMs,
}: RunProcess<Job>): Promise<RunFault[]> {
  const child = fork(join(import.meta.dirname, script + extname(import.meta.filename)), {
    execArgv: [
      `--max-old-space-size=${megabytes}`,
      '--permission',
      ...readable().map((folder) => `--allow-fs-read=${folder}`),
    ],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const send = (message: ToRun<Job>) => {
    if (child.connected) child.send(message);
  };
  const [{ remote: first, entry }] = records;
  let at = { part: first, place: entry };
  const faultOf = (code: RunFault['code'], reason: string, { part, place } = at): RunFault => {
    const { remote, build } = records.find((record) => record.remote === part) ?? records[0];
    return { code, remote, build, place, text: reason };
  };
  try {
    return await new Promise<RunFault[]>((resolve) => {
      let begunMs = 0;
      const endsNever = (isSure: boolean) =>
        resolve([{ ...faultOf('runEndless', `${stepMs / 1_000} s`), isSure }]);
      const endless = () => endsNever((cpuTime(child.pid) ?? 0) - begunMs >= stepMs * loopingShare);
      // Until the process itself has started.
      let timeout = setTimeout(endless, stepMs + startMs);
      child.on('error', (error) => resolve([faultOf('runThrows', error.message)]));
      child.on('exit', (code, signal) =>
        resolve([faultOf('runThrows', `its process ended (${signal ?? code})`)]),
      );
      child.on('message', (message: FromRun) => {
        if (message.kind === 'file')
          return void fileAt(message.url, records, text).then((code) =>
            send({ kind: 'code', id: message.id, code }),
          );
        clearTimeout(timeout);
        if (message.kind === 'done') return resolve([]);
        if (message.kind === 'idle') return endsNever(true);
        if (message.kind === 'failed') return resolve([faultOf(message.code, message.text, message)]);
        at = message;
        begunMs = cpuTime(child.pid) ?? 0;
        timeout = setTimeout(endless, stepMs);
      });
      send({ kind: 'run', job });
      child.on('exit', () => clearTimeout(timeout));
    });
  } finally {
    // A loop hears no other signal.
    child.kill('SIGKILL');
  }
}

/** `/mfe/<part>/<build>/<file>`. */
async function fileAt(url: string, records: ReleaseRecord[], text: ReadText): Promise<string | null> {
  const [, , part, build, file = ''] = new URL(url).pathname.split('/');
  const record = records.find((one) => one.remote === part && one.build === build);
  return record ? text(record, file).catch(() => null) : null;
}

/** This folder, what it shares with browsers, and the folders in which libraries are found from here; no other files. */
function readable(): string[] {
  const libraries = createRequire(import.meta.url).resolve.paths('react') ?? [];
  const remotes = join(import.meta.dirname, '../../src/remotes');
  return [import.meta.dirname, remotes, ...libraries].map((folder) => join(folder, '*'));
}
