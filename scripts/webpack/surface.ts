import { join, relative } from 'node:path';
import type { ReleaseRecord } from 'api';
import type { Compilation, Dependency, Module, Stats } from 'webpack';
import { root } from './packages.ts';

export type Surface = Pick<ReleaseRecord, 'uses' | 'gives'>;

/** As many files as a person reads to see where a name is used. */
const mostFiles = 3;

/** What a build takes from the modules that other parts bring, and what its own shared modules export. */
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

/** Those of a library only where no file of the part itself uses the name. */
const firstOf = (files: Set<string>) => {
  const own = [...files].filter((file) => !file.includes('node_modules'));
  return (own.length > 0 ? own : [...files]).sort().slice(0, mostFiles);
};

/**
 * Request → name → files. Read from the imports themselves: of a module that a build does not have, webpack knows no
 * exports that it could mark as used.
 */
export function usesOf({ moduleGraph }: Compilation, module: Module): Map<string, Map<string, Set<string>>> {
  const uses = new Map<string, Map<string, Set<string>>>();
  for (const { dependency, originModule } of moduleGraph.getIncomingConnections(module)) {
    const { request } = (dependency ?? {}) as Dependency & { request?: string };
    if (!dependency || !request) continue;
    const names = uses.get(request) ?? new Map<string, Set<string>>();
    uses.set(request, names);
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (!name) continue;
      const files = names.get(name) ?? new Set<string>();
      names.set(name, files.add(relative(root, originModule?.nameForCondition() ?? '')));
    }
  }
  return uses;
}

type Exposing = Dependency & { exposedName?: string };

/** The exports of each module that a container exposes or the shell shares; nothing for any other module. */
function givenBy({ moduleGraph, options }: Compilation, module: Module): Surface['gives'] {
  const gives: Surface['gives'] = {};
  const provided = /^webpack\/sharing\/provide\/default\/(?<name>.+)$/.exec(
    module.libIdent({ context: root }) ?? '',
  );
  for (const { dependencies } of [module, ...module.blocks]) {
    for (const dependency of dependencies as Exposing[]) {
      const { exposedName } = dependency;
      const name = exposedName ? join(options.name ?? '', exposedName) : provided?.groups?.name;
      const shared = name && moduleGraph.getModule(dependency);
      const exported = shared && moduleGraph.getProvidedExports(shared);
      // Of a module in CommonJS they may be unknown. Then nothing is compared with it.
      if (name && Array.isArray(exported)) gives[name] = [...exported].sort();
    }
  }
  return gives;
}
