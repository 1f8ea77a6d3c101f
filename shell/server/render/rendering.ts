import type { HostBootstrap, ReleaseRecord } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import type { BuildFiles } from '../build-files.ts';
import { readBuildFile } from '../build-files.ts';
import type { Composition } from '../composition.ts';
import { madeOnce } from '../made-texts.ts';
import type { PageApi } from '../page-api.ts';
import { pageAt } from '../page-records.ts';
import { meetsNeeds } from './libraries.ts';
import type { PartNames, RenderOutput } from './messages.ts';
import { createPrefetch } from './prefetched-replies.ts';
import { createRendererProcess, RendererBusy, RenderFailure } from './renderer-process.ts';

export type Rendering = {
  /** The part of a page's URL that its content depends on; null for a page that only browsers render. */
  address(composition: Composition, remote: string, path: string, query: URLSearchParams): string | null;
  /** Throws `RenderFailure`; the browser renders the page then. */
  render(visit: RenderVisit): Promise<RenderOutput>;
  /** Prepares for the pages of a composition. */
  warm(composition: Composition, remote: string): Promise<void>;
  stop(): void;
};

export type RenderVisit = {
  composition: Composition;
  remote: string;
  origin: string;
  /** The result of `address`. */
  address: string;
  ask: PageApi;
  bootstrap: HostBootstrap;
  language: string;
  rootDomain: string;
};

type Options = {
  files: BuildFiles;
  log: FastifyBaseLogger;
  timeoutMs?: number;
  /** Called with a build that does not start on a server, or whose page ends the renderer again and again. */
  onBroken: (verdict: Verdict) => void;
  /** Is called with the time that each page took. */
  observe?: ((ms: number, outcome: Outcome) => void) | undefined;
};

export type Outcome = 'done' | 'failed' | 'busy';

export type Verdict = {
  composition: Composition;
  part: ReleaseRecord;
  problem: 'throws' | 'loops' | 'hangs';
  message: string;
  /** The route, when it is one page that fails and not the build. */
  page?: string;
};

/** After this many renderers in a row ended with pages of one route, its pages are left to browsers. */
const mostDeaths = 3;
const brokenForMs = 60_000;

/** Renders pages with the same builds that the browser will run. */
export function createRendering({ files, log, onBroken, timeoutMs, observe }: Options): Rendering {
  const renderer = createRendererProcess({ log, timeoutMs });
  const prefetch = createPrefetch();
  const brokenUntil = new Map<string, number>();
  const unread = new Set<string>();
  /** The renderers that ended, by the route of a page that they were rendering. */
  const deaths = new Map<string, Set<number>>();
  let isStopped = false;

  function canRender(composition: Composition, remote: string): boolean {
    return recordsOf(composition, remote).every(
      (part) => part?.server && meetsNeeds(part.needs) && !isBroken(nameOf(part)),
    );
  }

  const isBroken = (what: string) => (brokenUntil.get(what) ?? 0) > Date.now();

  async function code(record: ReleaseRecord): Promise<string> {
    try {
      return await readBuildFile(files, record, record.server ?? '');
    } catch (error) {
      unread.add(nameOf(record));
      throw new RenderFailure(error instanceof Error ? error.message : String(error), {
        part: nameOf(record),
      });
    }
  }

  /**
   * A module that does not start or loops is not rendered on the server at all. A page that only throws may work the next
   * time. A page that ends the renderer disturbs others, so its route is left to browsers, but no more than its
   * route: one such URL must not switch off all rendering.
   */
  function judge(error: unknown, { composition, remote, address }: RenderVisit): void {
    if (isStopped || !(error instanceof RenderFailure)) return;
    const records = recordsOf(composition, remote);
    const broken = records.find((part) => nameOf(part) === error.part);
    if (broken) {
      brokenUntil.set(nameOf(broken), Date.now() + brokenForMs);
      // A file that this machine could not read says nothing about the build.
      if (unread.delete(nameOf(broken))) return;
      const problem = error.ended === null ? 'throws' : 'loops';
      onBroken({ composition, part: broken, problem, message: error.message });
      return;
    }
    // A build of another page ended the process that this one was in, too.
    if (error.part) return;
    const route = routeOf(composition, remote, address);
    const died = deaths.get(route.key) ?? new Set();
    if (error.ended === null) died.clear();
    else died.add(error.ended);
    deaths.set(route.key, died);
    if (died.size < mostDeaths) return;
    deaths.delete(route.key);
    brokenUntil.set(route.key, Date.now() + brokenForMs);
    const { message } = error;
    onBroken({ composition, part: records[2], problem: 'hangs', message, page: route.pattern });
  }

  const codeOf = (composition: Composition, remote: string) => (name: string) => {
    const record = recordsOf(composition, remote).find((part) => nameOf(part) === name);
    return record ? code(record) : Promise.reject(new RenderFailure(`${name} is not in the composition`));
  };

  return {
    address(composition, remote, path, query) {
      if (!canRender(composition, remote)) return null;
      const { key, parameters } = routeOf(composition, remote, path);
      if (!parameters || isBroken(key)) return null;
      const counting = new URLSearchParams([...query].filter(([name]) => parameters.includes(name)));
      return counting.size > 0 ? `${path}?${counting}` : path;
    },
    async render(visit) {
      const { composition, remote, origin, address, bootstrap: host, language, rootDomain } = visit;
      const parts = namesOf(composition, remote);
      const { key } = routeOf(composition, remote, address);
      const route = `${origin} ${key}`;
      const bootstrap = madeOnce({ objects: [host], values: ['renderer', language, rootDomain] }, () =>
        JSON.stringify({ ...host, language, rootDomain }),
      );
      const asked = new Set<string>();
      const ask: PageApi = (path) => {
        asked.add(path);
        return visit.ask(path);
      };
      const startedAt = performance.now();
      const ended = (outcome: Outcome) => observe?.(performance.now() - startedAt, outcome);
      try {
        const replies = await prefetch.replies(route, visit.ask);
        const job = { parts, name: remote, url: origin + address, bootstrap, replies };
        const output = await renderer.render(job, ask, codeOf(composition, remote));
        ended('done');
        deaths.delete(key);
        prefetch.learn(route, new Set([...asked, ...replies.keys()]));
        return output;
      } catch (error) {
        ended(error instanceof RendererBusy ? 'busy' : 'failed');
        judge(error, visit);
        throw error;
      }
    },
    async warm(composition, remote) {
      if (!canRender(composition, remote)) return;
      await renderer.warm(namesOf(composition, remote), codeOf(composition, remote));
    },
    stop() {
      isStopped = true;
      renderer.stop();
    },
  };
}

const nameOf = ({ remote, build }: ReleaseRecord) => `${remote}/${build}`;

const keyOf = ({ shell, shared, remote }: PartNames) => `${shell} ${shared} ${remote}`;

/** In the order in which each one provides what the next needs. */
function recordsOf({ parts }: Composition, remote: string): [ReleaseRecord, ReleaseRecord, ReleaseRecord] {
  const own = parts[remote];
  if (!own) throw new RenderFailure(`${remote} is not in the composition`);
  return [parts.shell, parts['mfe-shared'], own];
}

/** The query parameters that a rendered page depends on. */
function routeOf(composition: Composition, remote: string, address: string) {
  const [path = ''] = address.split('?');
  const page = pageAt(composition.parts[remote], path);
  const pattern = page?.path ?? '';
  return {
    key: `${keyOf(namesOf(composition, remote))} ${pattern}`,
    pattern,
    parameters: page?.render?.query,
  };
}

function namesOf(composition: Composition, remote: string): PartNames {
  const [shell, shared, own] = recordsOf(composition, remote).map(nameOf) as [string, string, string];
  return { shell, shared, remote: own };
}
