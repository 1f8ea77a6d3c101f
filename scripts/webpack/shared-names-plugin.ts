import { readFileSync } from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { doors } from './shared-modules.ts';
import { usesOf } from './surface.ts';

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
          for (const [library, uses] of usesOf(compilation, module)) {
            const door = doors[library]?.file;
            const unknown = door ? [...uses.keys()].filter((name) => !offered(door).has(name)) : [];
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

function offered(door: string): Set<string> {
  const names = new Set<string>();
  for (const [, list] of readFileSync(door, 'utf8').matchAll(/^export \{([^}]*)\}/gm)) {
    for (const name of (list ?? '').split(',')) names.add(name.trim());
  }
  return names;
}
