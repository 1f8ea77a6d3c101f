import { dirname, join, relative } from 'node:path';
import type { ReleaseRecord } from 'api';
import type { Compilation, Dependency, Module, Stats } from 'webpack';

export type Surface = Pick<ReleaseRecord, 'uses' | 'gives'>;

/** As many files as help a person to find the uses of a name. */
const mostFiles = 3;

/** A build's imports from other parts' modules, and the exports of its own shared modules. */
export function readSurface({ compilation }: Stats): Surface {
  const uses: Surface['uses'] = {};
  const gives: Surface['gives'] = {};
  for (const module of compilation.modules) {
    if (module.type === 'consume-shared-module') {
      for (const [request, names] of usesOf(compilation, module)) {
        uses[request] = Object.fromEntries(
          [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, files]) => [name, firstOf(files)]),
        );
      }
    }
    Object.assign(gives, givenBy(compilation, module));
  }
  return { uses, gives };
}

/** Uses in a library's files count only when no file of the part itself uses the name. */
const firstOf = (files: Set<string>) => {
  const own = [...files].filter((file) => !file.includes('node_modules'));
  return (own.length > 0 ? own : [...files]).sort().slice(0, mostFiles);
};

/**
 * Request → name → files, read from the imports themselves: webpack does not know the exports of a module that is not
 * in the build.
 */
export function usesOf(
  { moduleGraph, options }: Compilation,
  module: Module,
): Map<string, Map<string, Set<string>>> {
  const uses = new Map<string, Map<string, Set<string>>>();
  const { name: part = '', context = '' } = options;
  for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
    const { request } = (dependency ?? {}) as Dependency & { request?: string };
    if (!dependency || !request) continue;
    const names = uses.get(request) ?? new Map<string, Set<string>>();
    uses.set(request, names);
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (!name) continue;
      const files = names.get(name) ?? new Set<string>();
      names.set(name, files.add(join(part, relative(context, originModule?.nameForCondition() ?? ''))));
    }
  }
  return uses;
}

type Exposing = Dependency & { exposedName?: string };

/** The exports of each module that a container exposes or the shell shares; nothing for other modules. */
function givenBy({ moduleGraph, options }: Compilation, module: Module): Surface['gives'] {
  const gives: Surface['gives'] = {};
  const provided = /^webpack\/sharing\/provide\/default\/(?<name>.+)$/.exec(
    module.libIdent({ context: dirname(options.context ?? '') }) ?? '',
  );
  for (const { dependencies } of [module, ...module.blocks]) {
    for (const dependency of dependencies as Exposing[]) {
      const { exposedName } = dependency;
      const name = exposedName ? join(options.name ?? '', exposedName) : provided?.groups?.name;
      const shared = name && moduleGraph.getModule(dependency);
      const exported = shared && moduleGraph.getProvidedExports(shared);
      // The exports of a CommonJS module may be unknown. Then nothing is compared.
      if (name && Array.isArray(exported)) gives[name] = [...exported].sort();
    }
  }
  return gives;
}
