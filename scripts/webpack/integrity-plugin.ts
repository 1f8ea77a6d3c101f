import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

const { ensureChunk, getChunkScriptFilename, loadScript, publicPath } = webpack.RuntimeGlobals;
const placeholder = '__LARDER_CHUNK_INTEGRITY__';

const hash = (algorithm: 'sha256' | 'sha384', content: Buffer | string) =>
  createHash(algorithm).update(content).digest('base64');

export const sha384 = (content: Buffer | string): string => `sha384-${hash('sha384', content)}`;

/** The file with the hashes of a build that has many chunks. */
const hashesName = 'hashes';

/**
 * The entry knows the hash of every chunk it may load, and the browser refuses a chunk that differs. The entry's own
 * hash is in the release record, so one hash in the composition covers the whole graph. Hashes cannot be compressed:
 * they are sha256, a third shorter than those of the record, and where there are more than `mostInEntry` they are in
 * a file beside. Pages name the hashes of what they begin with, so only the first chunk after that waits for the file.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  readonly #mostInEntry: number;

  constructor({ mostInEntry = 150 }: { mostInEntry?: number } = {}) {
    this.#mostInEntry = mostInEntry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const isApart = () => compilation.chunks.size > this.#mostInEntry;
      const global = JSON.stringify(`${compilation.outputOptions.uniqueName}_hashes`);
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          // The same request mode and hash as the edge's preloads; others would fetch the file twice.
          `${source}
var ahead = ${preloadOf('script.src')};
var hash = (${isApart() ? `globalThis[${global}] || ` : ''}'${placeholder}')[chunkId];
if (ahead) script.integrity = ahead.integrity;
else if (hash) script.integrity = 'sha256-' + hash;
script.crossOrigin = 'anonymous';`,
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk, requirements) => {
        if (!isApart()) return;
        for (const one of [ensureChunk, getChunkScriptFilename, loadScript, publicPath])
          requirements.add(one);
        compilation.addRuntimeModule(chunk, new HashesFirst(global));
      });
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
          const inEntry = isApart() ? addFile(compilation, global, hashes) : hashes;
          for (const chunk of chunks.filter((candidate) => candidate.hasRuntime())) {
            const file = scriptOf(chunk);
            if (!file) continue;
            fillIn(compilation, file, JSON.stringify(inEntry));
          }
        },
      );
    });
  }
}

/** The page's preload of this address, which names its hash. */
const preloadOf = (address: string): string =>
  `[...document.querySelectorAll('link[as=script][integrity]')].find(({ href }) => href === ${address})`;

/** Before a chunk that the page has not named the file with the hashes is loaded, once. */
class HashesFirst extends webpack.RuntimeModule {
  readonly #global: string;

  constructor(global: string) {
    super('hashes first', webpack.RuntimeModule.STAGE_ATTACH);
    this.#global = global;
  }

  override generate(): string {
    return `
var ensureChunk = ${ensureChunk};
var addressOf = (file) => new URL(${publicPath} + file, document.baseURI).href;
var loading;
var loadHashes = () => loading ??= new Promise((resolve, reject) => ${loadScript}(
  addressOf('${hashesName}.js'),
  (event) => {
    if (event.type === 'load') return resolve();
    loading = undefined;
    // As webpack says it of a chunk, so that the build is blamed as for one.
    var request = addressOf('${hashesName}.js');
    reject(Object.assign(new Error('Loading ' + request + ' failed.'), { name: 'ChunkLoadError', request }));
  },
  '${hashesName}',
  '${hashesName}',
));
${ensureChunk} = async (chunkId, ...more) => {
  var address = addressOf(${getChunkScriptFilename}(chunkId));
  if (!globalThis[${this.#global}] && !${preloadOf('address')}) await loadHashes();
  return ensureChunk(chunkId, ...more);
};`;
  }
}

/** Adds the file with all hashes. Returns its own. */
function addFile(
  compilation: Compilation,
  global: string,
  hashes: Record<string, string>,
): Record<string, string> {
  const code = `globalThis[${global}]=${JSON.stringify(hashes)}`;
  // As it is: a minifier would change it after its hash was made.
  compilation.emitAsset(`${hashesName}.js`, new webpack.sources.RawSource(code), { minimized: true });
  return { [hashesName]: hash('sha256', code) };
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
