import type { HostBootstrap, PageRecord } from 'api';
import { coerce, lt } from 'semver';
import type { Area } from './areas.ts';
import type { Composition } from './composition.ts';
import { ownerOf, pageAt } from './page-records.ts';
import { textsIn } from './texts.ts';

type PageParts = {
  bootstrap: HostBootstrap;
  area: Pick<Area, 'subtype' | 'host'>;
  path: string;
  composition: Composition;
  rendered?: { queries: unknown } | null | undefined;
};

/** Fields that a cart stores of a product and shows in a language that is chosen later. */
const textsOfCarts = ['title', 'label'];

/**
 * A build of mfe-shared that says which languages a page shows fetches the others itself when one is chosen, so the
 * page leaves them out.
 */
export const languagesOf = ({ rendered }: Pick<PageParts, 'rendered'>): string[] | undefined =>
  (rendered?.queries as { languages?: string[] } | undefined)?.languages;

export function queriesOf({ rendered }: Pick<PageParts, 'rendered'>): unknown {
  const languages = languagesOf({ rendered });
  return languages ? textsIn(rendered?.queries, languages, textsOfCarts) : rendered?.queries;
}

export function bootstrapOf(page: PageParts): Partial<HostBootstrap> {
  const bootstrap = page.area.subtype === 'admin' ? ofBackOffice(page) : ofShop(page);
  const { customization } = bootstrap;
  const languages = languagesOf(page);
  if (!languages || !customization) return bootstrap;
  return { ...bootstrap, customization: textsIn(customization, languages) };
}

/** Nothing in a back office shows the texts of the shop, which are 11 kB. Older builds of mfe-shared wait for them. */
function ofBackOffice({ bootstrap, composition }: PageParts): Partial<HostBootstrap> {
  if (!isSince('1.38.0', composition)) return bootstrap;
  const { customization: _, ...rest } = bootstrap;
  return rest;
}

/**
 * Leaves out the sections that only other pages show, as the terms, but for their `status`, which menus read. The browser
 * fetches them on the way to such a page. Builds of mfe-shared before 1.50 do not, so their pages have everything.
 */
function ofShop({ bootstrap, area, path, composition }: PageParts): Partial<HostBootstrap> {
  const { customization } = bootstrap;
  if (!customization || !isSince('1.50.0', composition)) return bootstrap;
  const { parts } = composition;
  const own = sectionOf(pageAt(ownerOf(parts, path, area.host), path));
  const pages = Object.values(parts).flatMap((part) => part.pages);
  const others = new Set(pages.map(sectionOf).filter((name) => name !== own));
  const sections = Object.entries(customization).map(([name, section]) => [
    name,
    others.has(name) ? statusIn(section) : section,
  ]);
  return { ...bootstrap, customization: Object.fromEntries(sections) };
}

const statusIn = (section: object) => ('status' in section ? { status: section.status } : {});

const sectionOf = (page: Pick<PageRecord, 'storeText'> | undefined): string =>
  page?.storeText?.split('.')[0] ?? '';

/** Where the names of rendered styles are. Older builds of mfe-shared leave it to Emotion to find and move them. */
export const stylesAttribute = (composition: Composition): string =>
  isSince('1.52.0', composition) ? 'data-styles' : 'data-emotion';

/** Whether mfe-shared is of this version or a later one, the build that takes over when it fails included. */
function isSince(wanted: string, { parts, fallback }: Composition): boolean {
  const builds = [parts['mfe-shared'], fallback['mfe-shared']].filter((build) => build !== undefined);
  return builds.every(({ version }) => {
    const known = coerce(version);
    return known !== null && !lt(known, wanted);
  });
}
