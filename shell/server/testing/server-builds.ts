import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRecord } from './builds.ts';
import { buildOf, makeRecord, sha384, testParts, writeBuild } from './builds.ts';

/** Small parts with a real build's interface: the shell renders, mfe-shared makes requests, the remote has pages. */
export const shellCode = 'exports.render = ({ url, bootstrap, remote }) => remote.page({ url, bootstrap });';
export const sharedCode = `
const door = {};
exports.door = door;
exports.server = { answerCalls(call) { door.ask = call; } };`;

/** A remote whose pages are the value of an expression with `url` and `bootstrap`. */
export const remoteCode = (output: string): string =>
  `exports.page = async ({ url, bootstrap }) => (${output});`;
export const pageCode = (html: string): string =>
  remoteCode(`{ html: await (async () => ${html})(), styles: [], queries: null }`);

const routes = { '/': [], '/search': ['q'], '/product/:slug': ['variant'] };

/** A record with `server.cjs` and the files of a build. */
export function serverRecord(part: string, build: string, code: string): TestRecord {
  const record = makeRecord(part, build);
  const bytes = Buffer.from(code);
  return {
    ...record,
    server: 'server.cjs',
    render: part === 'mfe-storefront' ? routes : {},
    files: [
      ...record.files,
      { path: 'server.cjs', size: bytes.length, gzip: 0, brotli: 0, sha384: sha384(bytes) },
    ],
  };
}

/** A whole composition whose storefront is rendered by that code. */
export function writeServerBuilds(dist: string, remote: string): void {
  const codes: Record<string, string> = {
    shell: shellCode,
    'mfe-shared': sharedCode,
    'mfe-storefront': remote,
  };
  const build = buildOf(remote.length % 2 === 0 ? 'c' : 'd');
  for (const part of testParts) {
    const code = codes[part];
    writeBuild(dist, code ? serverRecord(part, build, code) : makeRecord(part, build));
    if (!code) continue;
    mkdirSync(join(dist, part, build), { recursive: true });
    writeFileSync(join(dist, part, build, 'server.cjs'), code);
  }
}

/** A shell that shows the text of a remote's page, and says so as the real one does. */
export const browserShell = `(async () => {
  const { remotes } = JSON.parse(document.getElementById('larder-composition').textContent);
  const [name, { build, entry, global }] = Object.entries(remotes).find(([name]) => name !== 'mfe-shared');
  const script = Object.assign(document.createElement('script'), { src: entry });
  const show = async () => {
    larderWatch.tell(name + '/' + build, true);
    const main = document.createElement('main');
    main.textContent = (await globalThis[global].get('./routes'))().text(location.pathname);
    document.getElementById('root').replaceChildren(main);
    larderWatch.tell(name + '/' + build, false);
  };
  script.onload = show;
  addEventListener('popstate', show);
  document.head.appendChild(script);
})();`;
