import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { sourceRule } from './hot.ts';
import type { BuildTarget } from './packages.ts';

/** The shell's service worker, which the edge serves as `/sw.js`: one file without federation. */
export function workerConfig({ name, directory, mode, output }: BuildTarget): Configuration | null {
  if (name !== 'shell') return null;
  return {
    name: `${name}’s worker`,
    mode,
    context: directory,
    target: ['webworker', 'es2022'],
    entry: { worker: './worker/worker' },
    devtool: false,
    output: { path: output, filename: 'worker.js', hashFunction: 'xxhash64' },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: { rules: [sourceRule(false)] },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
