import { readFileSync } from 'node:fs';
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { doors } from './shared-modules.ts';

type ConsumeSharedModule = Module & { options: { shareKey: string } };

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
          const { shareKey } = (module as ConsumeSharedModule).options;
          const door = doors[shareKey]?.file;
          if (!door) continue;
          const unknown = [...usedNames(compilation, module)].filter((name) => !offered(door).has(name));
          if (unknown.length === 0) continue;
          compilation.errors.push(
            new webpack.WebpackError(
              `The shell does not bring ${unknown.join(', ')} of ${shareKey}. Add it in ${door}, or do without.`,
            ),
          );
        }
      });
    });
  }
}

/** By the imports themselves: of a module it does not have, webpack knows no exports to mark as used. */
function usedNames(compilation: Compilation, module: Module): Set<string> {
  const names = new Set<string>();
  for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
    const [name] = (dependency as { ids?: string[] } | null)?.ids ?? [];
    if (name) names.add(name);
  }
  return names;
}

function offered(door: string): Set<string> {
  const names = new Set<string>();
  for (const [, list] of readFileSync(door, 'utf8').matchAll(/^export \{([^}]*)\}/gm)) {
    for (const name of (list ?? '').split(',')) names.add(name.trim());
  }
  return names;
}
