/**
 * A separate process that loads builds as a browser does, without one: the containers of mfe-shared and a remote, the
 * remote's routes, and the chunk of each page. Code that loops or never ends loading ends this process and not the
 * platform, and there is nothing to read here. It receives the files of builds from the process that started it.
 */
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { Loaded } from './browser-globals.ts';
import { setBrowserGlobals } from './browser-globals.ts';
import type { ContainerJob, FromContainers, JobPart, ToContainers } from './container-messages.ts';

type Container = { init(...given: unknown[]): unknown; get(expose: string): Promise<() => unknown> };
type Route = { path?: string; lazy?: unknown; children?: Route[] };
type Remote = {
  createRoutes(context: object): Route[];
  loadTranslations(language: string): Promise<unknown>;
};

const libraries = createRequire(import.meta.url);
const send = (message: FromContainers) => void process.send?.(message);
const waiting = new Map<number, (code: string | null) => void>();
let asked = 0;

function readFile(url: string): Promise<string | null> {
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    send({ kind: 'file', id, url });
  });
}

/** As a script element would: in the order of arrival, with its address as the current script's. */
async function loadScript(url: string, element?: Loaded): Promise<boolean> {
  const code = await readFile(url);
  if (code === null) return false;
  const page = (globalThis as unknown as { document: { currentScript: unknown } }).document;
  page.currentScript = element ?? { src: url, tagName: 'SCRIPT' };
  try {
    runInThisContext(code, { filename: url });
  } finally {
    page.currentScript = null;
  }
  return true;
}

const addressOf = ({ name, build }: JobPart, file: string) =>
  `https://builds.invalid/mfe/${name}/${build}/${file}`;

async function openContainer(part: JobPart, scope: object): Promise<Container> {
  if (!(await loadScript(addressOf(part, part.entry)))) throw new Error(`${part.entry} is missing`);
  const container = (globalThis as Record<string, unknown>)[part.global] as Container | undefined;
  if (!container) throw new Error(`${part.entry} has no container ${part.global}`);
  const given = { name: part.global, version: part.build, shareScopeMap: { default: scope } };
  await container.init(scope, [], { ...given, shareScopeKeys: 'default' });
  return container;
}

async function run({ shared, remote, provides }: ContainerJob): Promise<void> {
  let place: { part: JobPart; place: string } = { part: shared, place: shared.entry };
  const at = (part: JobPart, name: string) => {
    place = { part, place: name };
    send({ kind: 'at', part: part.name, place: name });
  };
  try {
    const host = createInstance({ name: 'larder', remotes: [], shared: {} });
    Object.assign(globalThis, {
      _LARDER_FEDERATION: {
        runtime: { ...runtime, init: createInstance },
        bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
        attachShareScopeMap,
      },
      _FEDERATION_RUNTIME_CORE: runtimeCore,
    });
    const share = (name: string, version: string, load: () => Promise<unknown>) => {
      const get = async () => {
        const module = await load();
        return () => module;
      };
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      host.registerShared({ [name]: { version, get, shareConfig } });
    };
    for (const [name, version] of provides) share(name, version, async () => libraries(name));
    host.shareScopeMap.default ??= {};
    const scope = host.shareScopeMap.default;

    at(shared, shared.entry);
    const library = await openContainer(shared, scope);
    for (const expose of shared.exposes) {
      at(shared, expose);
      const module = (await library.get(expose))();
      share(`mfe-shared${expose.slice(1)}`, shared.version, async () => module);
    }
    at(remote, remote.entry);
    const container = await openContainer(remote, scope);
    for (const expose of remote.exposes) {
      at(remote, expose);
      const module = (await container.get(expose))();
      if (expose === './routes') await loadPages(module as Remote, (path) => at(remote, path));
    }
    send({ kind: 'done' });
  } catch (error) {
    send({ kind: 'failed', part: place.part.name, place: place.place, text: describe(error) });
  }
}

async function loadPages(module: Remote, at: (path: string) => void): Promise<void> {
  const { QueryClient } = libraries('@tanstack/react-query');
  const routes = module.createRoutes({ queryClient: new QueryClient(), tenantId: '' });
  await module.loadTranslations('en');
  for (const { path, lazy } of withPaths(routes)) {
    at(path);
    await loadPage(lazy);
  }
}

function withPaths(routes: Route[], base = ''): { path: string; lazy: unknown }[] {
  return routes.flatMap(({ path = '', lazy, children = [] }) => {
    const whole = path.startsWith('/') ? path : `${base}/${path}`.replaceAll('//', '/');
    return [...(lazy ? [{ path: whole, lazy }] : []), ...withPaths(children, whole)];
  });
}

/** React Router takes a function, or one for each property. */
async function loadPage(lazy: unknown): Promise<void> {
  const loads = typeof lazy === 'function' ? [lazy] : Object.values(lazy as object);
  for (const load of loads) if (typeof load === 'function') await load();
}

const describe = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

setBrowserGlobals(loadScript);
process.on('message', (message: ToContainers) => {
  if (message.kind === 'run') return void run(message.job);
  waiting.get(message.id)?.(message.code);
  waiting.delete(message.id);
});
process.on('disconnect', () => process.exit());
