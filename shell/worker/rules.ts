import { isUnder, officeOf } from 'api/page-paths';

/** The paths of the edge that are no pages. */
const noPages = ['/api', '/live', '/mfe', '/img', '/uploads'];

/** Whether a path may be a page of the shop: neither staff's, nor a file or a call. */
export const isShopPath = (path: string): boolean =>
  !officeOf(path) && !noPages.some((base) => isUnder(path, base));

type Reply = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

/** Whether the edge says that a page may be kept: its HTML is the same for everybody with the same builds and language. */
export const isKeptPage = ({ status, type, redirected, headers }: Reply): boolean =>
  status === 200 && type === 'basic' && !redirected && headers.get('larder-offline') === 'keep';

/** Calls of the catalogue with the same reply for everybody. One to somebody who is signed in may be theirs alone. */
export const isOpenQuestion = (path: string, headers: Pick<Headers, 'has'>): boolean =>
  /^\/api\/catalog(?=\/|$)/.test(path) && !headers.has('authorization');

export const isKeptReply = ({ status, type, headers }: Reply): boolean =>
  status === 200 && type === 'basic' && !/no-store|private/.test(headers.get('cache-control') ?? '');

/** The id of the builds that a page runs. */
export const compositionOf = (html: string): string =>
  /id="larder-composition">{"id":"([^"]+)"/.exec(html)?.[1] ?? '';

export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** The folders of builds (`/mfe/<part>/<build>/`) that a page names. */
export const buildsIn = (html: string): Set<string> => new Set(html.match(/\/mfe\/[a-z0-9-]+\/[a-z0-9]+\//g));

/** The pages that the page for being offline leads to, as they work without a connection. */
export const pagesIn = (html: string): string[] =>
  [...html.matchAll(/<a href="(\/[^"]*)"/g)].flatMap(([, path]) => path ?? []);

/** The scripts that a page needs; `later` ones are named as well. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/mfe\/[a-z0-9-]+\/[a-z0-9]+\/[\w.-]+\.(?:js|css)/g)),
];
