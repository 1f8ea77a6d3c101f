import { runInThisContext } from 'node:vm';
import type { BrowserPage } from './browser-globals.ts';
import { setBrowserGlobals } from './browser-globals.ts';
import type { PageNode } from './page-tree.ts';
import type { FaultCode, FromRun, ToRun } from './run-messages.ts';

export type Run = {
  page: BrowserPage;
  /** As a script element would. False without such a file. */
  loadScript(url: string): Promise<boolean>;
  /** Names the part that begins now and is to blame from here on. */
  at(part: string, place: string): void;
};

/** A fault that is told by itself; what is not said is what `at` named last. */
export class FoundFault extends Error {
  readonly code: FaultCode;
  readonly part: string | undefined;

  constructor(code: FaultCode, message = '', part?: string) {
    super(message);
    this.code = code;
    this.part = part;
  }
}

const send = (message: FromRun) => void process.send?.(message);

/**
 * The frame of a separate process that runs builds in an imitated page. Code that loops or never ends loading ends this
 * process and not the platform, and there is nothing to read here: files of builds come from the process that
 * started it.
 */
export function serveRun<Job>(run: (job: Job, given: Run) => Promise<void>): void {
  const waiting = new Map<number, (code: string | null) => void>();
  let asked = 0;
  let place = { part: '', place: '' };

  function readFile(url: string): Promise<string | null> {
    asked += 1;
    const id = asked;
    process.channel?.ref();
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      send({ kind: 'file', id, url });
    });
  }

  /** In the order of arrival, with its address as the current script's. */
  async function loadScript(url: string, element?: PageNode): Promise<boolean> {
    const address = new URL(url, location.href).href;
    const code = await readFile(address);
    if (code === null) return false;
    const page = (globalThis as unknown as { document: { currentScript: unknown } }).document;
    page.currentScript = element ?? { src: address, tagName: 'SCRIPT' };
    try {
      runInThisContext(code, { filename: address });
    } finally {
      page.currentScript = null;
    }
    return true;
  }

  const page = setBrowserGlobals(loadScript);
  const at: Run['at'] = (part, name) => {
    place = { part, place: name };
    send({ kind: 'at', ...place });
  };
  const fail = (error: unknown) => {
    if (!(error instanceof FoundFault))
      return send({ kind: 'failed', code: 'runThrows', ...place, text: describe(error) });
    const { code, part = place.part, message } = error;
    send({ kind: 'failed', code, ...place, part, text: message });
  };
  process.on('message', (message: ToRun<Job>) => {
    if (message.kind === 'run')
      void run(message.job, { page, loadScript, at })
        .then(() => send({ kind: 'done' }), fail)
        // Until it is ended from outside.
        .finally(() => process.channel?.ref());
    else {
      waiting.get(message.id)?.(message.code);
      waiting.delete(message.id);
    }
    // Nothing else is told to it, so a run that waits now for nothing of its own waits for ever.
    if (waiting.size === 0) process.channel?.unref();
  });
  process.once('beforeExit', () => {
    process.channel?.ref();
    send({ kind: 'idle' });
  });
  process.on('disconnect', () => process.exit());
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
