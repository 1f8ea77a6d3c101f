import type { HostBootstrap, LanguageCode, ReleaseRecord } from 'api';
import { escapeHtml } from 'api/escape-html';
import { languages } from 'api/languages';
import { chooseColorScheme, preloadInTurn } from '../src/page/inline-scripts.ts';
import { replayEvents } from '../src/page/replay-events.ts';
import { startWatching } from '../src/page/watchdog.ts';
import type { Area } from './areas.ts';
import type { Composition } from './composition.ts';
import { compositionForPage, fileUrl, integrityOf } from './composition.ts';
import type { Head } from './head.ts';
import { inlineScript } from './inline-script.ts';
import { inLanguage, offeredLanguages } from './language.ts';
import { madeOnce } from './made-texts.ts';
import { iconAddress } from './manifest.ts';
import { bootstrapOf, languagesOf, queriesOf, stylesAttribute } from './page-data.ts';
import { ownerOf, pageAt } from './page-records.ts';
import type { Preload } from './preloads.ts';
import { preloadsFor } from './preloads.ts';
import type { RenderedPage } from './render/messages.ts';
import { pictureAddress } from './structured-data.ts';
import { words } from './words.ts';

export type Page = {
  bootstrap: HostBootstrap;
  area: Area;
  path: string;
  /** The origin of the store's main address. */
  main: string;
  language: LanguageCode;
  /** The language that the address names. */
  named: LanguageCode | null;
  head: Head;
  composition: Composition;
  nonce: string;
  rootDomain: string;
  /** The content before any script has run. */
  rendered?: Omit<RenderedPage, 'queries'> & {
    queries: unknown;
    /** The shell's own styles, which are inlined so that a rendered page does not wait for them. */
    shellStyles: string;
  };
};

/** JSON that cannot end its script element or be read as markup. */
const inertText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
const inertJson = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${inertText(value)}</script>`;
const inert = (id: string, value: unknown): string => inertJson(`type="application/json" id="${id}"`, value);

const meta = (name: string, content: string | null | undefined): string =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
const property = (name: string, content: string): string =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';

/** The first words that a visitor sees while the page loads (specification, section 2). */
function loadingText({ area: { host, subtype, adminType }, language }: Page): string {
  const own = words[language];
  if (subtype === 'admin')
    return adminType === 'platform' ? own.loadingPlatformAdmin : own.loadingTenantAdmin;
  return host === 'store' ? own.loadingStore : own.loadingPlatform;
}

function tenantMeta({ tenant }: HostBootstrap, { subtype, adminType }: Area): string {
  const { id, slug, name, domain, customDomain } = tenant;
  const data = JSON.stringify({ id, slug, name, domain, customDomain });
  return [
    meta('x-tenant-type', tenant.type),
    meta('x-tenant-subtype', subtype),
    meta('x-admin-type', adminType),
    meta('x-tenant-data', data),
    meta('x-detection-method', tenant.detectionMethod),
    // For the back office: the store is closed, and says why.
    tenant.closed ? meta('x-tenant-closed', tenant.closed) : '',
    tenant.sandbox ? meta('x-tenant-sandbox', 'true') : '',
  ].join('');
}

function searchHead(page: Page): string {
  const { head, main, bootstrap, named } = page;
  const address = main + inLanguage(head.canonical, named);
  const picture = pictureAddress(main, head.image);
  const isShop = page.area.host === 'store' && page.area.subtype === 'public';
  const image = picture || (isShop ? main + iconAddress(bootstrap, '512') : '');
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('keywords', head.keywords),
    head.index ? `<link rel="canonical" href="${escapeHtml(address)}">` : meta('robots', 'noindex'),
    head.index && page.area.subtype === 'public' ? alternates(page) : '',
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.type),
    property('og:url', address),
    property('og:image', image),
    property('og:locale', languages[page.language].locale.replace('-', '_')),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    property('og:site_name', bootstrap.tenant.name ?? bootstrap.platform.platform_title),
  ].join('');
}

/** The same page in the languages of the store, or of the platform. Without a parameter it is in the one that the browser prefers. */
function alternates({ bootstrap, head, main }: Page): string {
  const offered = offeredLanguages(bootstrap);
  if (offered.length < 2) return '';
  const link = (name: string, code: LanguageCode | null) =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(main + inLanguage(head.canonical, code))}">`;
  return offered.map((code) => link(code, code)).join('') + link('x-default', null);
}

function icon({ head }: Page): string {
  const href = head.favicon.startsWith('/uploads/')
    ? `/img?url=${encodeURIComponent(head.favicon)}&w=64&q=75`
    : head.favicon || '/favicon.svg';
  return `<link rel="icon" href="${escapeHtml(href)}">`;
}

/** With these links a phone can install a shop. Staff's pages are no app. */
const appLinks = ({ bootstrap, area: { host, subtype } }: Page): string =>
  host === 'store' && subtype === 'public'
    ? `<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="${iconAddress(bootstrap, '180')}">`
    : '';

/** The loading screen of a page that only browsers render. */
function loadingScreen(page: Page): string {
  return `<div class="loading-screen" role="status"><div class="loading-mark" aria-hidden="true"></div><p>${loadingText(page)}</p></div>`;
}

/** CSS that cannot end its style element, whatever a store's settings contain. */
const style = (attributes: string, css: string): string =>
  `<style ${attributes}>${css.replaceAll('</', '<\\/')}</style>`;

/** A build that is being developed has no hashes. */
function integrity(record: ReleaseRecord, file: string): string {
  const hash = integrityOf(record, file);
  return hash ? `integrity="${hash}"` : '';
}

/** Browsers ignore a link with an unknown `rel`. */
function preload({ href, integrity }: Preload, nonce: string, rel = 'preload', priority = ''): string {
  return `<link rel="${rel}" as="script"${priority} href="${href}"${integrity ? ` integrity="${integrity}"` : ''} crossorigin nonce="${nonce}">`;
}

/**
 * The visible content comes first; scripts only make it interactive. The largest script, which all others need, must
 * not share a slow connection with them: it would arrive last, and all scripts would run at once.
 */
function inTurn(scripts: Preload[], nonce: string): string[] {
  const low = ' fetchpriority="low"';
  return [
    ...scripts.filter(({ isBase }) => isBase).map((script) => preload(script, nonce, 'preload', low)),
    ...scripts.filter(({ isBase }) => !isBase).map((script) => preload(script, nonce, 'later', low)),
    inlineScript(preloadInTurn, nonce),
  ];
}

/** Shown when the scripts of a rendered page fail, which stays to be read. The link needs no script. */
function incompleteNotice({ language }: Page): string {
  const { incomplete, retry } = words[language];
  return `<div id="larder-incomplete" role="alert" hidden><p>${incomplete}</p><a class="larder-button" href="">${retry}</a></div>`;
}

function compositionData(page: Page): string {
  const { composition, area } = page;
  const kind = { host: area.host, hasSidebar: hasSidebar(page) };
  const of = { objects: [composition], values: ['composition', kind.host, kind.hasSidebar] };
  return madeOnce(of, () => inert('larder-composition', compositionForPage(composition, kind)));
}

/** All of it but the nonce is the same for all pages of an entry in the table of pages. */
function bootstrapData(page: Page): string {
  const { bootstrap, composition, area, path, language, rootDomain, nonce } = page;
  const pattern = pageAt(ownerOf(composition.parts, path, area.host), path)?.path;
  const values = ['bootstrap', area.host, area.subtype, pattern, language, rootDomain, languagesOf(page)];
  const json = madeOnce({ objects: [bootstrap, composition], values }, () =>
    inertText({ ...bootstrapOf(page), language, rootDomain }),
  );
  return `<script type="application/json" id="larder-bootstrap">${json.slice(0, -1)},"nonce":"${nonce}"}</script>`;
}

/** Pages of staff and operators, also those of remotes with paths elsewhere. */
function hasSidebar({ area: { host, subtype }, composition, path }: Page): boolean {
  const login = pageAt(ownerOf(composition.parts, path, host), path)?.login;
  return subtype === 'admin' || (login !== undefined && login !== 'customer');
}

/**
 * Above everything, and never in the way. `data-shown` shows it where the animation of the watchdog does not. It is laid
 * out with each page, so it has a size of text that pages have, too.
 */
const frozenStyle =
  '#larder-frozen{position:fixed;inset:0 0 auto;z-index:9999;padding:10px 16px;background:#1d2521;color:#fff;font-size:14px;line-height:1.4;text-align:center;pointer-events:none;opacity:0}#larder-frozen[data-shown]{opacity:1!important}.larder-guard{position:fixed;inset:auto auto 0 0;width:2px;height:2px;border:0;opacity:0;pointer-events:none}';

/** The whole page in UTF-8. It names all the files that it needs, so that no round trip is needed to find one. */
export function renderPage(page: Page): Buffer {
  const body = page.rendered?.html ?? Buffer.from(loadingScreen(page));
  return Buffer.concat([Buffer.from(beforeBody(page)), body, Buffer.from(afterBody(page))]);
}

function beforeBody(page: Page): string {
  const { bootstrap, area, composition, language, nonce, path } = page;
  const { shell } = composition.parts;
  const scripts = preloadsFor(composition, area, path, language);
  const accent = bootstrap.store?.color_accent ?? '#1b7f4b';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Before everything that nobody waits for.
    page.rendered?.links ?? '',
    searchHead(page),
    tenantMeta(bootstrap, area),
    meta('theme-color', accent),
    icon(page),
    appLinks(page),
    ...(page.rendered ? [] : shell.styles).map(
      (file) =>
        `<link rel="stylesheet" href="${fileUrl(shell, file)}" ${integrity(shell, file)} crossorigin>`,
    ),
    page.rendered
      ? inlineScript(chooseColorScheme, nonce) +
        inlineScript(replayEvents, nonce) +
        style(`nonce="${nonce}"`, page.rendered.shellStyles)
      : '',
    style(`nonce="${nonce}"`, frozenStyle),
    ...(page.rendered?.styles ?? []).map(({ id, css }) =>
      style(`${stylesAttribute(composition)}="${id}" nonce="${nonce}"`, css),
    ),
    ...(page.rendered ? inTurn(scripts, nonce) : scripts.map((script) => preload(script, nonce))),
    `</head><body>${page.rendered ? incompleteNotice(page) : ''}<div id="root">`,
  ].join('');
}

function afterBody(page: Page): string {
  const { composition, language, nonce } = page;
  const { shell } = composition.parts;
  return [
    '</div>',
    `<noscript>${words[language].noScript}</noscript>`,
    `<div id="larder-frozen" role="status" aria-hidden="true">${words[language].frozen}</div>`,
    ...page.head.structured.map((data) =>
      inertJson('type="application/ld+json"', { '@context': 'https://schema.org', ...data }),
    ),
    compositionData(page),
    page.rendered ? inert('larder-queries', queriesOf(page)) : '',
    bootstrapData(page),
    inlineScript(startWatching, nonce),
    `<script src="${fileUrl(shell, shell.entry)}" ${integrity(shell, shell.entry)} crossorigin nonce="${nonce}" defer></script>`,
    '</body></html>',
  ].join('');
}
