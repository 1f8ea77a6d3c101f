import { randomBytes } from 'node:crypto';
import type { HostBootstrap, LanguageCode } from 'api';
import { escapeHtml } from 'api/escape-html';
import { textIn } from 'api/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { reloadWhenOnline } from '../src/page/inline-scripts.ts';
import type { BuildFiles } from './build-files.ts';
import { readBuildFile } from './build-files.ts';
import type { Composition } from './composition.ts';
import type { Compositions } from './compositions.ts';
import { readFrozen, readVisitor } from './cookies.ts';
import type { Hosts } from './hosts.ts';
import { inlineScript } from './inline-script.ts';
import { pageLanguage } from './language.ts';
import { accentOf, iconAddress } from './manifest.ts';
import { allPages } from './page-records.ts';
import { contentSecurityPolicy } from './security.ts';
import { words } from './words.ts';

type Options = {
  hosts: Hosts;
  compositions: Compositions;
  files: BuildFiles;
  /** False: browsers get a worker that removes itself and everything that it kept. */
  isOn: boolean;
};

const workerFile = 'worker.js';

/** Replaces a worker that is not wanted any more. Its pages go on as they are. */
const goodbye = `addEventListener('install',()=>skipWaiting());addEventListener('activate',(event)=>event.waitUntil((async()=>{for(const name of await caches.keys())if(name.startsWith('larder-'))await caches.delete(name);await registration.unregister()})()));`;

/**
 * `/sw.js`, the service worker of the shell's build that this visitor gets, and the page that it shows for pages that it
 * has not kept. A browser asks for the worker at each page, so it is never older than the page.
 */
export function serveWorker(edge: FastifyInstance, { hosts, compositions, files, isOn }: Options): void {
  async function partsFor(
    { headers }: FastifyRequest,
    { tenant }: HostBootstrap,
  ): Promise<Composition['parts']> {
    const builds = await compositions.current();
    const visitor = readVisitor(headers.cookie);
    return builds.choose({ tenantId: tenant.id, visitor, avoid: readFrozen(headers.cookie) }).parts;
  }

  async function workerOf(request: FastifyRequest, bootstrap: HostBootstrap): Promise<string> {
    if (!isOn || bootstrap.tenant.type !== 'tenant') return goodbye;
    const parts = await partsFor(request, bootstrap);
    // A build from before there were workers has none.
    if (!parts.shell.files.some(({ path }) => path === workerFile)) return goodbye;
    return readBuildFile(files, parts.shell, workerFile);
  }

  edge.get('/sw.js', async (request, reply) => {
    const bootstrap = await hosts.bootstrap(request.headers.host ?? '');
    if (!bootstrap) return reply.callNotFound();
    return (
      reply
        .header('cache-control', 'no-cache')
        // It governs what the worker itself may load.
        .header('content-security-policy', `default-src 'none'; connect-src 'self'`)
        .type('application/javascript; charset=utf-8')
        .send(await workerOf(request, bootstrap))
    );
  });

  edge.get('/offline.html', async (request, reply) => {
    const bootstrap = await hosts.bootstrap(request.headers.host ?? '');
    if (bootstrap?.tenant.type !== 'tenant') return reply.callNotFound();
    const { cookie, 'accept-language': asked } = request.headers;
    const language = pageLanguage(bootstrap, cookie, asked);
    const pages = offlinePages(await partsFor(request, bootstrap), bootstrap, language);
    return sendOffline(reply, bootstrap, language, pages);
  });
}

/** Links to the pages that work without a connection. The worker keeps the pages that are named here. */
const offlinePages = (
  parts: Composition['parts'],
  bootstrap: HostBootstrap,
  language: LanguageCode,
): string[] =>
  allPages(parts)
    .filter(({ host, offline }) => host === 'store' && offline)
    .map(({ path, title = {} }) => {
      const name = textIn(title, language, bootstrap.global.default_language) || path;
      return `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>`;
    });

function sendOffline(
  reply: FastifyReply,
  bootstrap: HostBootstrap,
  language: LanguageCode,
  pages: string[],
): FastifyReply {
  const { offlineTitle, offlinePageText, offlineSeen, retry } = words[language];
  const name = escapeHtml(bootstrap.tenant.name ?? '');
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-language')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
        `<title>${offlineTitle} · ${name}</title><style nonce="${nonce}">${styles(accentOf(bootstrap))}</style></head><body>`,
        `<header><img src="${iconAddress(bootstrap, '192')}" alt="" width="40" height="40"><b>${name}</b></header>`,
        `<main><h1>${offlineTitle}</h1><p>${offlinePageText}</p>`,
        `<p class="actions"><a class="main" href="">${retry}</a>${pages.join('')}</p>`,
        `<section><h2>${offlineSeen}</h2><ul><!--pages--></ul></section></main>`,
        `${inlineScript(reloadWhenOnline, nonce)}</body></html>`,
      ].join(''),
    );
}

const styles = (accent: string): string =>
  [
    ':root{color-scheme:light dark;background:light-dark(#fff,#121614);color:light-dark(#17201b,#edf2ee);font:16px/1.5 system-ui,sans-serif}',
    `body{margin:0}header{display:flex;align-items:center;gap:12px;padding:12px 16px;border-bottom:3px solid ${accent};font-size:1.125rem}`,
    'header img{border-radius:8px}main{box-sizing:border-box;max-width:720px;margin:0 auto;padding:32px 16px}h1{margin:0 0 8px;font-size:1.5625rem;line-height:1.25}h2{margin:32px 0 8px;font-size:1.125rem}',
    'p{margin:0}.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}a{color:inherit}.actions a{padding:12px 20px;border:1px solid light-dark(#6f7b74,#8a968f);border-radius:8px;text-decoration:none;font-weight:600}',
    '.actions .main{background:light-dark(#17201b,#edf2ee);border-color:transparent;color:light-dark(#fff,#17201b)}',
    'section:has(ul:empty){display:none}ul{margin:0;padding:0;list-style:none}li a{display:block;padding:12px 0;border-bottom:1px solid light-dark(#dfe4e1,#323a35)}',
  ].join('');
