import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { PageApi } from '../page-api.ts';
import { cpuTime } from './cpu-time.ts';
import type { FromRenderer, PartNames, RenderJob, RenderOutput, ToRenderer } from './messages.ts';

/** A page that takes longer has failed, and blocks all others of this process. */
const defaultTimeoutMs = 5_000;
/** The share of that time which a module has to compute before it counts as one that loops. */
const loopingShare = 0.2;
const megabytes = 256;
/** The size of the young generation; left to itself, Node gives it 128 MB on a large machine. */
const youngMegabytes = 16;
/** When this many pages wait, a visitor's own browser is faster. */
const mostBusy = 48;
/** Pages of one host that wait: a store whose pages are all asked for at once leaves places to the others. */
const mostOfHost = 36;
/** Loaded code cannot be unloaded: after this many builds a new process starts. */
const mostParts = 24;

export class RenderFailure extends Error {
  /** The build that does not start, loops or ends the process while it starts, if that is the cause. */
  readonly part: string | null;
  /** The number of the process that ended with it. */
  readonly ended: number | null;

  constructor(
    message: string,
    { part = null, ended = null }: { part?: string | null; ended?: number | null } = {},
  ) {
    super(message);
    this.part = part;
    this.ended = ended;
  }
}

/** Nothing failed, but too many pages are requested at once. */
export class RendererBusy extends RenderFailure {}

export type RendererProcess = {
  /** `code` returns the code of a part that this process has not loaded. */
  render(job: RenderJob, ask: PageApi, code: (part: string) => Promise<string>): Promise<RenderOutput>;
  /** Makes the modules of these builds, so that the first page does not wait for them. */
  warm(parts: PartNames, code: (part: string) => Promise<string>): Promise<void>;
  stop(): void;
};

type Open = { ask: PageApi; done: (output: RenderOutput) => void; failed: (error: RenderFailure) => void };

type Running = {
  /** Unlike the system's process ids, never reused. */
  number: number;
  child: ChildProcess;
  /** Parts whose code it has, or is about to get. */
  parts: Map<string, Promise<void>>;
  open: Map<number, Open>;
  /** The part whose module is being run, and the processor time before it. */
  opening: { part: string; cpuMs: number | null } | null;
  busy: number;
  /** The same by the host of the page. */
  busyOf: Map<string, number>;
};

type Options = {
  log: Pick<FastifyBaseLogger, 'warn'>;
  timeoutMs?: number | undefined;
};

/** The renderer and its state. After it has ended, the next page starts it again. */
export function createRendererProcess(options: Options): RendererProcess {
  const { log, timeoutMs = defaultTimeoutMs } = options;
  let running: Running | undefined;
  let jobs = 0;
  let processes = 0;

  function start(): Running {
    const child = fork(join(import.meta.dirname, `renderer${extname(import.meta.filename)}`), {
      execArgv: [
        `--max-old-space-size=${megabytes}`,
        `--max-semi-space-size=${youngMegabytes}`,
        // V8 would collect all memory once it has grown by half, which is three times a second under load.
        '--heap-growing-percent=150',
        // The objects of a page are short-lived, also where those of the start were not (docs/decisions/0083).
        '--no-allocation-site-pretenuring',
        '--permission',
        ...readable().map((folder) => `--allow-fs-read=${folder}`),
      ],
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    processes += 1;
    const mine: Running = {
      number: processes,
      child,
      parts: new Map(),
      open: new Map(),
      opening: null,
      busy: 0,
      busyOf: new Map(),
    };
    running = mine;
    child.stderr?.on('data', (text: Buffer) =>
      log.warn({ text: text.toString().slice(0, 2_000) }, 'renderer'),
    );
    child.on('message', (message: FromRenderer) => hear(mine, message));
    child.on('error', (error) => log.warn({ err: error }, 'the renderer failed'));
    child.on('exit', (code, signal) => {
      if (running === mine) running = undefined;
      const { number: ended } = mine;
      const part = mine.opening?.part ?? null;
      for (const { failed } of mine.open.values())
        failed(new RenderFailure(`the renderer ended (${signal ?? code})`, { ended, part }));
    });
    return mine;
  }

  /** An error means that the renderer has just ended. `exit` is heard as well, and its pages fail there. */
  const send = ({ child }: Running, message: ToRenderer) => {
    if (child.connected) child.send(message, () => undefined);
  };

  function hear(mine: Running, message: FromRenderer): void {
    if (message.kind === 'call') return void answer(mine, message);
    if (message.kind === 'opening') {
      const { part } = message;
      mine.opening = part === null ? null : { part, cpuMs: cpuTime(mine.child.pid) };
      return;
    }
    const job = mine.open.get(message.id);
    mine.open.delete(message.id);
    if (message.kind === 'done') job?.done(message.output);
    else job?.failed(new RenderFailure(message.message, { part: message.part }));
  }

  async function answer(mine: Running, call: { id: number; job: number; path: string }): Promise<void> {
    const ask = mine.open.get(call.job)?.ask;
    if (!ask) return;
    // Only the API: the request is made from inside the platform.
    const reply = call.path.startsWith('/api/')
      ? await ask(call.path).catch(() => ({ status: 503, body: 'null' }))
      : { status: 404, body: 'null' };
    send(mine, { kind: 'reply', id: call.id, status: reply.status, body: reply.body });
  }

  /** A module that had no processor time has not looped: the machine has too much to do. */
  function isLooping({ child, opening }: Running): boolean {
    const now = cpuTime(child.pid);
    if (now === null || typeof opening?.cpuMs !== 'number') return true;
    return now - opening.cpuMs >= timeoutMs * loopingShare;
  }

  /** The process ends its running pages. */
  function leave(mine: Running): void {
    running = undefined;
    endIfDone(mine);
  }

  function endIfDone(mine: Running): void {
    if (mine !== running && mine.busy === 0) mine.child.kill();
  }

  /** Once for each part, before the first page that needs it. */
  function give(mine: Running, part: string, code: (part: string) => Promise<string>): Promise<void> {
    const given = mine.parts.get(part);
    if (given) return given;
    const giving = code(part).then((text) => send(mine, { kind: 'code', part, code: text }));
    mine.parts.set(part, giving);
    giving.catch(() => mine.parts.delete(part));
    return giving;
  }

  const giveAll = (mine: Running, parts: PartNames, code: (part: string) => Promise<string>) =>
    Promise.all(Object.values(parts).map((part) => give(mine, part, code)));

  function begin(mine: Running, job: RenderJob, ask: PageApi): Promise<RenderOutput> {
    if (!mine.child.connected) throw new RenderFailure('the renderer ended', { ended: mine.number });
    jobs += 1;
    const id = jobs;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        if (running === mine) running = undefined;
        const { number: ended } = mine;
        const part = isLooping(mine) ? (mine.opening?.part ?? null) : null;
        if (!part) mine.opening = null;
        mine.child.kill('SIGKILL');
        reject(new RenderFailure(`nothing came in ${timeoutMs} ms`, { ended, part }));
      }, timeoutMs);
      const settled = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(timeout);
          settle(value);
        };
      };
      mine.open.set(id, { ask, done: settled(resolve), failed: settled(reject) });
      send(mine, { kind: 'render', id, job });
    });
  }

  return {
    async render(job, ask, code) {
      if (running && running.parts.size >= mostParts) leave(running);
      const mine = running ?? start();
      const { host } = new URL(job.url);
      const ofHost = mine.busyOf.get(host) ?? 0;
      if (mine.busy >= mostBusy || ofHost >= mostOfHost)
        throw new RendererBusy(`${mine.busy} pages are waiting, ${ofHost} of this host`);
      mine.busy += 1;
      mine.busyOf.set(host, ofHost + 1);
      try {
        await giveAll(mine, job.parts, code);
        return await begin(mine, job, ask);
      } finally {
        mine.busy -= 1;
        const left = (mine.busyOf.get(host) ?? 1) - 1;
        if (left > 0) mine.busyOf.set(host, left);
        else mine.busyOf.delete(host);
        endIfDone(mine);
      }
    },
    async warm(parts, code) {
      const mine = running ?? start();
      await giveAll(mine, parts, code);
      send(mine, { kind: 'open', parts });
    },
    stop() {
      running?.child.kill();
    },
  };
}

/** This folder, and the folders in which libraries are found from here; no other files. */
function readable(): string[] {
  const libraries = createRequire(import.meta.url).resolve.paths('react') ?? [];
  return [import.meta.dirname, ...libraries].map((folder) => join(folder, '*'));
}
