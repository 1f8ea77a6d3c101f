/**
 * A separate process that loads builds as a browser does, without one: the containers of mfe-shared and a remote, the
 * remote's routes, and the chunk of each page. Code that loops or never ends loading ends this process and not the
 * platform, and there is nothing to read here. It receives the files of builds from the process that started it.
 */
import { createRequire } from 'node:module';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import { provideForReleased } from '../../src/remotes/released-containers.ts';
import type { ContainerJob, JobPart } from './container-messages.ts';
import type { Run } from './serve-run.ts';
import { serveRun } from './serve-run.ts';

type Container = { init(...given: unknown[]): unknown; get(expose: string): Promise<() => unknown> };
type Route = { path?: string; lazy?: unknown; children?: Route[] };
type Remote = {
  createRoutes(context: object): Route[];
  loadTranslations(language: string): Promise<unknown>;
};

const libraries = createRequire(import.meta.url);

const addressOf = ({ name, build }: JobPart, file: string) =>
  `https://builds.invalid/mfe/${name}/${build}/${file}`;

async function openContainer({ loadScript }: Run, part: JobPart, scope: object): Promise<Container> {
  if (!(await loadScript(addressOf(part, part.entry)))) throw new Error(`${part.entry} is missing`);
  const container = (globalThis as Record<string, unknown>)[part.global] as Container | undefined;
  if (!container) throw new Error(`${part.entry} has no container ${part.global}`);
  const given = { name: part.global, version: part.build, shareScopeMap: { default: scope } };
  await container.init(scope, [], { ...given, shareScopeKeys: 'default' });
  return container;
}

serveRun<ContainerJob>(async ({ shared, remote, provides }, run) => {
  const at = (part: JobPart, place: string) => run.at(part.name, place);
  const host = createInstance({ name: 'larder', remotes: [], plugins: [provideRuntimeCore()] });
  provideForReleased();
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
  const library = await openContainer(run, shared, scope);
  for (const expose of shared.exposes) {
    at(shared, expose);
    const module = (await library.get(expose))();
    share(`mfe-shared${expose.slice(1)}`, shared.version, async () => module);
  }
  at(remote, remote.entry);
  const container = await openContainer(run, remote, scope);
  for (const expose of remote.exposes) {
    at(remote, expose);
    const module = (await container.get(expose))();
    if (expose === './routes') await loadPages(module as Remote, (path) => at(remote, path));
  }
});

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
