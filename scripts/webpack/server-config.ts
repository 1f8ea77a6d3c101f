import type { PageRecord } from 'api';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import { sourceRule } from './hot.ts';
import type { BuildTarget } from './packages.ts';
import { assetName, fileAddress, packageDirectory, readManifest } from './packages.ts';

/** Beside the files for browsers; as no other file of a build, it is for the edge alone. */
export const serverFile = 'server.cjs';

/** The module whose exports a part gives to whoever renders pages; null for a part whose pages only browsers render. */
export function serverEntry(name: string, pages: PageRecord[]): string | null {
  if (name === 'shell') return './src/server';
  if (name === 'mfe-shared') return './src/server-build';
  return pages.some(({ render }) => render) ? './src/routes' : null;
}

/**
 * The build of the same sources for rendering on a server: one CommonJS file. What a page shares in the browser is
 * left out here, too, and comes from whoever runs it, so that there is one copy of it.
 */
export function serverConfig(
  { name, directory, mode, build, output }: BuildTarget,
  pages: PageRecord[],
): Configuration | null {
  const entry = serverEntry(name, pages);
  if (!entry) return null;
  const peers = Object.keys(readManifest(packageDirectory('mfe-shared')).peerDependencies ?? {});
  const shared = [...peers, 'mfe-shared'].filter((peer) => peer !== name);
  const isShared = (request: string) =>
    shared.some((peer) => request === peer || request.startsWith(`${peer}/`));
  return {
    name: `${name} for servers`,
    mode,
    context: directory,
    target: 'node24',
    entry: { server: entry },
    devtool: false,
    output: {
      path: output,
      filename: serverFile,
      // Pictures are in the files for browsers.
      publicPath: fileAddress(name, build),
      assetModuleFilename: assetName,
      library: { type: 'commonjs2' },
      hashFunction: 'xxhash64',
      // One file: what browsers load later is in it, too.
      asyncChunks: false,
    },
    externals: [
      async ({ request = '' }: ExternalItemFunctionData) =>
        isShared(request) ? `commonjs ${request}` : undefined,
    ],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        sourceRule(false),
        { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    // The names of functions and what failed where are worth more here than bytes.
    optimization: { minimize: false },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
