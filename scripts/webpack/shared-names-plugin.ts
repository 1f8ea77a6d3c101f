import { readFileSync } from 'node:fs';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { selections } from './shared-modules.ts';
import { usesOf } from './surface.ts';

/**
 * The shell provides only a selection of exports of some libraries. A name outside of it would be `undefined` in the browser,
 * so a build that uses one fails and says where to add it.
 */
export class SharedNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunkModules.tap('SharedNamesPlugin', () => {
        for (const module of compilation.modules) {
          if (module.type !== 'consume-shared-module') continue;
          for (const [library, uses] of usesOf(compilation, module)) {
            const file = selections[library]?.file;
            const unknown = file ? [...uses.keys()].filter((name) => !offered(file).has(name)) : [];
            if (unknown.length === 0) continue;
            compilation.errors.push(
              new webpack.WebpackError(
                `The shell does not provide ${unknown.join(', ')} of ${library}. Add it in ${file}, or do without.`,
              ),
            );
          }
        }
      });
    });
  }
}

function offered(file: string): Set<string> {
  const names = new Set<string>();
  for (const [, list] of readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm)) {
    for (const name of (list ?? '').split(',')) names.add(name.trim());
  }
  return names;
}
