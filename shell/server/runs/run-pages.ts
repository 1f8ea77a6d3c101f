import type { BuildSet, ReleaseRecord, RunFault, ShopToRender } from 'api';
import type { FastifyBaseLogger } from 'fastify';
import { meetsNeeds } from '../render/libraries.ts';
import type { RenderOutput } from '../render/messages.ts';
import { createRendererProcess, RenderFailure } from '../render/renderer-process.ts';
import { isBlank } from './is-blank.ts';
import type { ReadText } from './read-text.ts';

type Options = {
  set: BuildSet;
  text: ReadText;
  shop: ShopToRender;
  log: Pick<FastifyBaseLogger, 'warn'>;
  stepMs: number;
};

/** Renders each page of a remote that edges would render, for a store of the platform. Returns the first fault. */
export async function runPages({ set, text, shop, log, stepMs }: Options): Promise<RunFault[]> {
  const { shell, shared, remote } = set;
  const records = [shell, shared, remote];
  const paths = renderedPaths(remote);
  // Edges leave such builds to browsers as well.
  if (paths.length === 0 || !records.every(({ server, needs }) => server && meetsNeeds(needs))) return [];
  const renderer = createRendererProcess({ log, timeoutMs: stepMs });
  const named = (name: string | null) => records.find((record) => nameOf(record) === name);
  const code = async (name: string) => {
    const record = named(name);
    return record ? text(record, record.server ?? '') : '';
  };
  const parts = { shell: nameOf(shell), shared: nameOf(shared), remote: nameOf(remote) };
  try {
    for (const pattern of paths) {
      const url = shop.origin + addressOf(pattern, shop.product);
      const job = { parts, name: remote.remote, url, bootstrap: shop.bootstrap };
      const fault = await renderer
        .render(job, shop.ask, code)
        .then(faultIn, (error) => faultOf(error, stepMs));
      if (!fault) continue;
      const broken = named(fault.part);
      const place = broken?.server ?? pattern;
      const { remote: part, build } = broken ?? remote;
      const { part: _part, ...found } = fault;
      return [{ ...found, remote: part, build, place }];
    }
    return [];
  } finally {
    renderer.stop();
  }
}

/** `part` is the one that does not start; without it the page failed. */
type Fault = Pick<RunFault, 'code' | 'text' | 'isSure'> & { part: string | null };

/** A page without data, or one that leads elsewhere, is none. */
function faultIn(output: RenderOutput): Fault | null {
  if ('redirect' in output) return null;
  if ('left' in output)
    return output.status === 200 ? { code: 'runThrows', text: output.left, part: null } : null;
  return isBlank(Buffer.from(output.html).toString())
    ? { code: 'runBlank', text: '', part: null, isSure: true }
    : null;
}

function faultOf(failure: unknown, stepMs: number): Fault | null {
  const { part, ended } = failure instanceof RenderFailure ? failure : { part: null, ended: null };
  // A part is named that has computed all the time.
  if (ended !== null) return { code: 'runEndless', text: `${stepMs / 1_000} s`, part, isSure: part !== null };
  const [text = ''] = (failure instanceof Error ? failure.message : String(failure)).split('\n');
  // A page that shows the API's refusal is no build's fault.
  return text.startsWith('ApiError') ? null : { code: 'runThrows', text: text.slice(0, 300), part };
}

const nameOf = ({ remote, build }: ReleaseRecord) => `${remote}/${build}`;

function renderedPaths({ pages, render }: ReleaseRecord): string[] {
  const paths = pages.filter((page) => page.render).map(({ path }) => path);
  return paths.length > 0 ? paths : Object.keys(render);
}

const addressOf = (pattern: string, product: string | null) =>
  pattern.replace(/:\w+/g, product ?? 'none').replace(/\*$/, '');
