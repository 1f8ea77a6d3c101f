import type { Configuration } from 'webpack';
import { hotPlugins, sourceRule } from './hot.ts';
import type { PackageName } from './packages.ts';
import { packageDirectory } from './packages.ts';

export const aloneFolder = '/alone/';

/**
 * One remote without shell and federation: its `index` is a small host, and everything is in one build, so there is one
 * copy of mfe-shared and the libraries.
 */
export function aloneConfig(name: PackageName): Configuration {
  return {
    name,
    mode: 'development',
    context: packageDirectory(name),
    target: ['web', 'es2022'],
    entry: { entry: './src/index' },
    devtool: 'cheap-module-source-map',
    output: { path: '/', uniqueName: `larder-alone-${name}`, publicPath: aloneFolder, filename: '[name].js' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [sourceRule(true), { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' }] },
    plugins: hotPlugins(name),
    experiments: { css: true },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
