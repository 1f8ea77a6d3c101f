import type { HostBootstrap } from 'api';
import { coerce, lt } from 'semver';
import type { Area } from './areas.ts';
import type { Composition } from './composition.ts';
import type { RenderedPage } from './render/messages.ts';
import { textsIn } from './texts.ts';

type PageParts = {
  bootstrap: HostBootstrap;
  area: Pick<Area, 'subtype'>;
  composition: Composition;
  rendered?: RenderedPage | null | undefined;
};

/** Fields that a cart stores of a product and shows in a language that is chosen later. */
const textsOfCarts = ['title', 'label'];

/**
 * A build of mfe-shared that says which languages a page shows fetches the others itself when one is chosen, so the
 * page leaves them out.
 */
export function dataOf({ bootstrap: whole, area, composition, rendered }: PageParts): {
  bootstrap: Partial<HostBootstrap>;
  queries: unknown;
} {
  const bootstrap = area.subtype === 'admin' ? ofBackOffice(whole, composition) : whole;
  const queries = rendered?.queries as { languages?: string[] } | undefined;
  if (!queries?.languages) return { bootstrap, queries };
  const { languages } = queries;
  const { customization } = bootstrap;
  return {
    bootstrap: { ...bootstrap, ...(customization && { customization: textsIn(customization, languages) }) },
    queries: textsIn(queries, languages, textsOfCarts),
  };
}

/** Nothing in a back office shows the texts of the shop, which are 11 kB. Older builds of mfe-shared wait for them. */
function ofBackOffice(bootstrap: HostBootstrap, { parts }: Composition): Partial<HostBootstrap> {
  const version = coerce(parts['mfe-shared'].version);
  if (!version || lt(version, '1.38.0')) return bootstrap;
  const { customization: _, ...rest } = bootstrap;
  return rest;
}
