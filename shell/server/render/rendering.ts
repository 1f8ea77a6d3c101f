import type { FastifyBaseLogger } from 'fastify';
import type { ApiPort } from '../api-port.ts';
import type { BuildFiles } from '../build-files.ts';
import { readBuildFile } from '../build-files.ts';
import type { Composition, ReleaseRecord } from '../composition.ts';
import { matchesPath } from '../paths.ts';
import { meetsNeeds } from './libraries.ts';
import type { RenderJob, RenderOutput } from './messages.ts';
import { createRendererProcess, RenderFailure } from './renderer-process.ts';

export type Rendering = {
  /** The address of a page as far as its content depends on it; null for a page that only browsers render. */
  address(composition: Composition, remote: string, path: string, query: URLSearchParams): string | null;
  /** Throws `RenderFailure`; then it is the browser's turn. */
  render(visit: RenderVisit): Promise<RenderOutput>;
  stop(): void;
};

export type RenderVisit = {
  composition: Composition;
  remote: string;
  origin: string;
  /** As `address` gave it. */
  address: string;
  host: string;
  bootstrap: RenderJob['bootstrap'];
};

type Options = {
  api: Pick<ApiPort, 'get'>;
  files: BuildFiles;
  log: FastifyBaseLogger;
  /** Told of a build that does not run on a server, or ends the renderer. */
  onBroken: (broken: { composition: Composition; part: ReleaseRecord; message: string }) => void;
};

/** After this many pages in a row that ended the renderer, or a module that did not even begin. */
const mostDeaths = 3;
const brokenForMs = 60_000;

/** Pages rendered by the very builds that the browser is going to run. */
export function createRendering({ api, files, log, onBroken }: Options): Rendering {
  const renderer = createRendererProcess({ api, log });
  const brokenUntil = new Map<string, number>();
  const deaths = new Map<string, number>();

  const partsOf = ({ parts }: Composition, remote: string) =>
    [parts.shell, parts['mfe-shared'], parts[remote]] as const;

  function canRender(composition: Composition, remote: string): boolean {
    return partsOf(composition, remote).every(
      (part) =>
        part?.server && meetsNeeds(part.needs) && !((brokenUntil.get(nameOf(part)) ?? 0) > Date.now()),
    );
  }

  async function code(record: ReleaseRecord): Promise<string> {
    try {
      return await readBuildFile(files, record, record.server ?? '');
    } catch (error) {
      throw new RenderFailure(error instanceof Error ? error.message : String(error), nameOf(record));
    }
  }

  /** Of a page that only throws the next one may be well; what ends the process takes others along. */
  function judge(error: unknown, { composition, remote }: RenderVisit): void {
    if (!(error instanceof RenderFailure)) return;
    const parts = partsOf(composition, remote);
    const last = parts[2];
    if (!last) return;
    const key = parts.map((part) => nameOf(part as ReleaseRecord)).join(' ');
    const died = error.ended ? (deaths.get(key) ?? 0) + 1 : 0;
    deaths.set(key, died);
    const broken = parts.find((part) => part && nameOf(part) === error.part);
    if (!broken && died < mostDeaths) return;
    deaths.delete(key);
    brokenUntil.set(nameOf(broken ?? last), Date.now() + brokenForMs);
    onBroken({ composition, part: broken ?? last, message: error.message });
  }

  return {
    address(composition, remote, path, query) {
      const routes = Object.entries(composition.parts[remote]?.render ?? {});
      const known = routes.find(([pattern]) => matchesPath(pattern, path))?.[1];
      if (!known || !canRender(composition, remote)) return null;
      const kept = new URLSearchParams([...query].filter(([name]) => known.includes(name)));
      return kept.size > 0 ? `${path}?${kept}` : path;
    },
    async render(visit) {
      const { composition, remote, origin, address, host, bootstrap } = visit;
      const records = partsOf(composition, remote).filter((part) => part !== undefined);
      const [shell, shared, own] = records.map(nameOf);
      if (!shell || !shared || !own) throw new RenderFailure(`${remote} is not in the composition`);
      const job = { shell, shared, remote: own, name: remote, url: origin + address, bootstrap };
      try {
        const output = await renderer.render(job, host, (part) =>
          code(records.find((record) => nameOf(record) === part) as ReleaseRecord),
        );
        deaths.delete(`${shell} ${shared} ${own}`);
        return output;
      } catch (error) {
        judge(error, visit);
        throw error;
      }
    },
    stop: renderer.stop,
  };
}

const nameOf = ({ remote, build }: ReleaseRecord) => `${remote}/${build}`;
