import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

const placeholder = '__LARDER_CHUNK_INTEGRITY__';

const hash = (algorithm: 'sha256' | 'sha384', content: Buffer | string) =>
  createHash(algorithm).update(content).digest('base64');

export const sha384 = (content: Buffer | string): string => `sha384-${hash('sha384', content)}`;

/**
 * The entry knows the hash of every chunk it may load, and the browser refuses a chunk that differs. The entry's own
 * hash is in the release record, so one hash in the composition covers the whole graph. Hashes cannot be compressed,
 * and an entry may have two hundred: they are sha256, a third shorter than those of the record.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          // The same request mode and hash as the edge's preloads; others would fetch the file twice.
          `${source}
var integrity = '${placeholder}'[chunkId];
var ahead = [...document.querySelectorAll('link[as=script][integrity]')].find(({ href }) => href === script.src);
if (integrity) script.integrity = ahead ? ahead.integrity : 'sha256-' + integrity;
script.crossOrigin = 'anonymous';`,
      );
      compilation.hooks.processAssets.tap(
        // After the content hashes: nothing changes a file any more.
        { name: 'IntegrityPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => {
          const chunks = [...compilation.chunks];
          const hashes: Record<string, string> = {};
          for (const chunk of chunks.filter((candidate) => !candidate.hasRuntime())) {
            const file = scriptOf(chunk);
            const asset = file && compilation.getAsset(file);
            if (asset && chunk.id !== null) hashes[chunk.id] = hash('sha256', asset.source.buffer());
          }
          for (const chunk of chunks.filter((candidate) => candidate.hasRuntime())) {
            const file = scriptOf(chunk);
            if (!file) continue;
            fillIn(compilation, file, JSON.stringify(hashes));
          }
        },
      );
    });
  }
}

/** Replaces the placeholder, and moves what its map says of the code behind it. */
function fillIn(compilation: Compilation, file: string, hashes: string): void {
  const { RawSource, ReplaceSource, SourceMapSource } = webpack.sources;
  const code = compilation.getAsset(file)?.source.source().toString() ?? '';
  const map = compilation.getAsset(`${file}.map`)?.source.source().toString();
  const filled = new ReplaceSource(map ? new SourceMapSource(code, file, map) : new RawSource(code));
  for (const { 0: text, index } of code.matchAll(new RegExp(`(["'\`])${placeholder}\\1`, 'g')))
    filled.replace(index, index + text.length - 1, hashes);
  compilation.updateAsset(file, new RawSource(filled.source()));
  if (map) compilation.updateAsset(`${file}.map`, new RawSource(JSON.stringify(filled.map())));
}

function scriptOf(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}
