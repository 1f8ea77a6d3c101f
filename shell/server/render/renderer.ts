/**
 * A separate process that only renders pages: released code that throws, loops or fills the memory ends this process
 * and not the edge, and there is nothing to read here (files, settings, secrets). It receives the code of builds, and
 * requests data through the edge.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import type {
  FromRenderer,
  PartNames,
  RenderedPage,
  RenderJob,
  RenderOutput,
  ToRenderer,
} from './messages.ts';
import { BrokenPart, createPartModules } from './part-modules.ts';
import { createTickQueue } from './tick-queue.ts';

type Reply = { status: number; body: unknown };
type Call = (path: string) => Promise<Reply>;

type Page = { call: Call; fail(error: unknown): void };

/** The reply of the shell's build. */
type BuildOutput =
  | (Omit<RenderedPage, 'links' | 'html' | 'queries'> & { html: string; queries: unknown })
  | Exclude<RenderOutput, RenderedPage>;

const pages = new AsyncLocalStorage<Page>();
const waiting = new Map<number, (reply: Reply) => void>();
let calls = 0;

const queue = createTickQueue();

const send = (message: FromRenderer) => void process.send?.(message);

const modules = createPartModules(
  (server) => {
    const { answerCalls } = server as { answerCalls: (call: Call) => void };
    answerCalls((path) => {
      const page = pages.getStore();
      if (!page) throw new Error(`${path} is asked for outside of a page`);
      return page.call(path);
    });
  },
  (part) => send({ kind: 'opening', part }),
);

/**
 * The same object as long as a store's bootstrap does not change, so that values derived from it are computed once.
 */
const hosts = new LRUCache<string, object>({ max: 50, memoMethod: (bootstrap) => JSON.parse(bootstrap) });

async function render(id: number, job: RenderJob): Promise<void> {
  const call: Call = (path) =>
    new Promise((resolve) => {
      const known = job.replies?.get(path);
      if (known) return resolve({ status: known.status, body: JSON.parse(known.body) });
      calls += 1;
      waiting.set(calls, resolve);
      send({ kind: 'call', id: calls, job: id, path });
    });
  const fail = (error: unknown) => {
    const part = error instanceof BrokenPart ? error.part : null;
    send({ kind: 'failed', id, message: describe(part ? (error as BrokenPart).cause : error), part });
  };
  try {
    const { shell, remote } = modules.open(job.parts);
    const run = shell.render as (input: object) => Promise<BuildOutput>;
    const { name, url } = job;
    const bootstrap = hosts.memo(job.bootstrap);
    const output = await pages.run({ call, fail }, () => run({ name, url, bootstrap, remote }));
    send({ kind: 'done', id, output: encoded(output) });
  } catch (error) {
    fail(error);
  }
}

/** Bytes and JSON cost less to send than texts and objects. */
function encoded(output: BuildOutput): RenderOutput {
  if (!('html' in output)) return output;
  const { html, queries, ...rest } = output;
  const text = String(html);
  // React writes them before the page.
  const links = /^(?:<link [^>]*>)*/.exec(text)?.[0] ?? '';
  const body = Buffer.from(text.slice(links.length));
  return { ...rest, links, html: body, queries: JSON.stringify(queries ?? null) };
}

/** Their error is thrown to the first page. */
function openQuietly(parts: PartNames): void {
  try {
    modules.open(parts);
  } catch {}
}

/** With the position of a syntax error, which would be lost otherwise. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.name}: ${error.message}\n${error.stack}`.slice(0, 2_000);
}

process.on('message', (message: ToRenderer) => {
  if (message.kind === 'code') modules.add(message.part, message.code);
  else if (message.kind === 'open') openQuietly(message.parts);
  else if (message.kind === 'render') void render(message.id, message.job);
  else {
    const { id, status, body } = message;
    queue.add(() => {
      waiting.get(id)?.({ status, body: JSON.parse(body) });
      waiting.delete(id);
    });
  }
});

// An error in a page's timer or unhandled promise is that page's failure; the others continue.
process.on('uncaughtException', (error) => {
  const page = pages.getStore();
  if (page) return page.fail(error);
  process.stderr.write(`${describe(error)}\n`, () => process.exit(1));
});

// Without the edge there is nothing to render for.
process.on('disconnect', () => process.exit());
