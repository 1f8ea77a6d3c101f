import type { Chunk, Compiler, Module, WebpackPluginInstance } from 'webpack';

/**
 * The container's module and its runtime are made from a file whose name is a hash over absolute paths. Stable ids
 * make a build identical in every folder, as its name claims. A chunk with a name has it as its id, so that no entry
 * needs a table of both.
 */
export class StableIdsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('StableIdsPlugin', (chunks) => {
        for (const chunk of chunks as Iterable<Chunk>) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        for (const module of modules as Iterable<Module>) {
          const identifier = module.identifier();
          if (!/[\\/]\.federation[\\/]entry\./.test(identifier)) continue;
          const id = identifier.startsWith('container entry') ? 'container' : 'federation';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
