import { readFileSync } from 'node:fs';
import type { Compilation, Compiler, Dependency, Module, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { doors } from './shared-modules.ts';

/**
 * The shell brings only a selection of some libraries. A name outside of it would be `undefined` in the browser,
 * so a build that uses one fails and says where to add it.
 */
export class SharedNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunkModules.tap('SharedNamesPlugin', () => {
        for (const module of compilation.modules) {
          if (module.type !== 'consume-shared-module') continue;
          for (const [library, names] of usedNames(compilation, module)) {
            const door = doors[library]?.file;
            const unknown = door ? [...names].filter((name) => !offered(door).has(name)) : [];
            if (unknown.length === 0) continue;
            compilation.errors.push(
              new webpack.WebpackError(
                `The shell does not bring ${unknown.join(', ')} of ${library}. Add it in ${door}, or do without.`,
              ),
            );
          }
        }
      });
    });
  }
}

/** By the imports themselves: of a module it does not have, webpack knows no exports to mark as used. */
function usedNames({ moduleGraph }: Compilation, module: Module): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
    const { request } = (dependency ?? {}) as Dependency & { request?: string };
    if (!dependency || !request) continue;
    const names = used.get(request) ?? new Set<string>();
    used.set(request, names);
    for (const reference of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name) names.add(name);
    }
  }
  return used;
}

function offered(door: string): Set<string> {
  const names = new Set<string>();
  for (const [, list] of readFileSync(door, 'utf8').matchAll(/^export \{([^}]*)\}/gm)) {
    for (const name of (list ?? '').split(',')) names.add(name.trim());
  }
  return names;
}
