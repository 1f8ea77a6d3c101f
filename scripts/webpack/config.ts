import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { PageRecord } from 'api';
import TerserPlugin from 'terser-webpack-plugin';
import type { ChunkGraph, Configuration, Module, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { inLanguage, wordsOfPage } from '../../shell/server/page-records.ts';
import { hotPlugins, sourceRule } from './hot.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import type { BuildTarget } from './packages.ts';
import {
  assetName,
  containerGlobal,
  fileAddress,
  fillsSlots,
  packageDirectory,
  readManifest,
  root,
} from './packages.ts';
import { neededModules, providedModules, selections } from './shared-modules.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';
import { sourceNames } from './source-maps.ts';
import { StableIdsPlugin } from './stable-ids-plugin.ts';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type CacheGroup = Exclude<
  NonNullable<SplitChunks['cacheGroups']>[string],
  false | string | RegExp | ((...given: never[]) => unknown)
>;
type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** The modules that a container exposes. Release records and preloads use the chunk's name. */
const exposes: Record<string, FederationOptions['exposes']> = {
  'mfe-shared': {
    '.': { import: './src/index', name: 'shared' },
    './backoffice': { import: './src/backoffice', name: 'backoffice' },
    './forms': { import: './src/forms', name: 'forms' },
    './sign-in': { import: './src/sign-in', name: 'sign-in' },
  },
};
const remoteExposes: FederationOptions['exposes'] = {
  './routes': { import: './src/routes', name: 'routes' },
};
/** The exposed module of a remote that fills slots. Chunks of this name are loaded after the page. */
const slotExposes: FederationOptions['exposes'] = { './slots': { import: './src/slots', name: 'slots' } };

const exposesOf = (name: string, directory: string): NonNullable<FederationOptions['exposes']> =>
  exposes[name] ?? { ...remoteExposes, ...(fillsSlots(directory) && slotExposes) };

export function exposedModules(name: string, directory: string): string[] {
  return name === 'shell' ? [] : Object.keys(exposesOf(name, directory));
}

/** Packages whose files need other settings than webpack's defaults. */
const cacheGroups: Record<string, Record<string, CacheGroup | false>> = {
  shell: libraryGroups(),
  // Libraries and icons are in the files that need them, which saves requests.
  'mfe-shared': { core: coreGroup(), defaultVendors: false },
  // Its icons are inlined into the chunks that need them, which saves a request.
  'mfe-storefront': { shop: shopGroup(), defaultVendors: false },
};

const productionAliases = {
  // The export conditions of react-router lead to its development build in both modes (its issue 14102).
  'react-router$': `${root}/node_modules/react-router/dist/production/index.mjs`,
  'react-router/dom$': `${root}/node_modules/react-router/dist/production/dom-export.mjs`,
  // Never rendered: mfe-shared's theme sets `disableRipple`, and its buttons have their own `loadingIndicator`.
  [`${root}/node_modules/@mui/material/ButtonBase/TouchRipple.mjs`]: false,
  [`${root}/node_modules/@mui/material/CircularProgress/CircularProgress.mjs`]: false,
  // MUI calls `styled` with the name of an element: it needs none of those that Emotion makes for each element there is.
  '@emotion/styled$': '@emotion/styled/base',
  // Only Emotion's `withTheme` calls it, which nothing imports.
  'hoist-non-react-statics$': false,
  // Browsers send axios' requests by XMLHttpRequest, the first of its adapters.
  [`${root}/node_modules/axios/lib/adapters/fetch.js`]: false,
} as const;

/** The host: it provides React and the other shared libraries, and the core of the federation runtime. */
function hostOptions(global: string): FederationOptions {
  return {
    name: global,
    shared: providedModules(
      readManifest(packageDirectory('shell')),
      readManifest(packageDirectory('mfe-shared')),
    ),
    // The plugin of `provideExternalRuntime`, as an ES module: that option takes it, and a second runtime, as CommonJS.
    runtimePlugins: [
      fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin')),
    ],
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  };
}

function containerOptions({ name, directory }: BuildTarget, global: string): FederationOptions {
  return {
    name: global,
    filename: 'entry.js',
    exposes: exposesOf(name, directory),
    shared: neededModules(readManifest(directory)),
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  };
}

/** The one webpack configuration for all packages; their differences are read from their package.json. */
export function webpackConfig(target: BuildTarget, pages: readonly PageRecord[] = []): Configuration {
  const { name, directory, mode, build, output, hot = false } = target;
  const global = containerGlobal(name, build);
  const production = mode === 'production';
  const host = name === 'shell';
  return {
    name,
    mode,
    context: directory,
    // The Node version is the project's; the browsers are those of the last years.
    target: ['web', 'es2022'],
    entry: host ? { entry: './src/index' } : {},
    devtool: production ? 'hidden-nosources-source-map' : 'cheap-module-source-map',
    output: {
      path: output,
      uniqueName: global,
      // A container may be served from anywhere; the host's own files are where the page says.
      publicPath: host || hot ? fileAddress(name, build) : 'auto',
      // The folder is the build's own, so names need no hash, and the entry has none to list.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      assetModuleFilename: assetName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 12_000,
      hashFunction: 'xxhash64',
      clean: false,
      ...sourceNames(name),
      // A module that threw is run again by the next attempt instead of being taken half-initialised from the cache.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: production ? productionAliases : {},
    },
    module: {
      rules: [sourceRule(hot), { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' }],
    },
    experiments: { css: true },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      splitChunks: {
        chunks: 'async',
        cacheGroups: { ...(exposes[name] || host ? {} : { words: wordsGroup(pages) }), ...cacheGroups[name] },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        ...(host ? hostOptions(global) : containerOptions(target, global)),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
      new SharedNamesPlugin(),
      new StableIdsPlugin(),
      ...Object.entries(selections).map(([request, { file, library }]) =>
        insideSelection(request, file, library),
      ),
      ...(production ? [compiledAtOnce(), new IntegrityPlugin()] : []),
      ...(hot ? hotPlugins(name) : []),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/**
 * Tells the browser to compile a whole file while it downloads, instead of each function at its first call: nearly
 * all of what a page loads is called.
 */
export function compiledAtOnce(): WebpackPluginInstance {
  // After the minifier, which removes comments.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage,
  });
}

/**
 * Libraries of every page of every remote, in files that change only with a library. Two files of about the same size
 * arrive sooner than one, because a browser shares the connection equally.
 */
function libraryGroups(): Record<'react' | 'framework', CacheGroup> {
  const framework = [
    'react-router',
    'react-router-dom',
    'cookie',
    'set-cookie-parser',
    '@tanstack',
    'i18next',
    'react-i18next',
    'html-parse-stringify',
    'void-elements',
    'use-sync-external-store',
    'zustand',
  ];
  const group = (name: string, folders: string): CacheGroup => {
    const test = new RegExp(`[\\\\/](${folders.replaceAll('/', '[\\\\/]')})[\\\\/]`);
    return { name, test, chunks: 'all', enforce: true };
  };
  return {
    react: group('react', 'node_modules/(react|react-dom|scheduler)'),
    framework: group('framework', `node_modules/(${framework.join('|')})|shell/src/libraries`),
  };
}

/**
 * The other entry points are never loaded without the main one, so modules that they share with it stay in its one
 * file instead of being split into several.
 */
function coreGroup(): CacheGroup {
  const isShared = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === 'shared');
  return {
    name: 'core',
    test: isShared,
    chunks: (chunk) => ['shared', 'backoffice', 'forms', 'sign-in'].some((name) => name === chunk.name),
    enforce: true,
  };
}

/**
 * The texts of all slices of a remote are in one file for each language (`src/translations.ts` loads them at once),
 * besides those that come with a page.
 */
function wordsGroup(pages: readonly PageRecord[]): CacheGroup {
  const locale = /[\\/](?<folder>[\w-]+)[\\/]locales[\\/](?<language>\w+)\.json$/;
  const asked = new Set(pages.flatMap(({ chunks }) => chunks));
  return {
    name: (module: Module) => {
      const { folder = '', language = '' } = locale.exec(module.nameForCondition() ?? '')?.groups ?? {};
      return asked.has(wordsOfPage(folder)) ? inLanguage(wordsOfPage(folder), language) : `i18n-${language}`;
    },
    test: locale,
    enforce: true,
    priority: 1,
  };
}

/** Modules that the pages of a usual visit share are loaded with the first of them. */
function shopGroup(): CacheGroup {
  const visited = ['routes', 'home-page', 'product-list-page', 'product-detail-page'];
  return {
    name: 'routes',
    chunks: (chunk) => visited.some((name) => name === chunk.name),
    minChunks: 2,
    enforce: true,
  };
}

/** A selection is shared under the name of its library, so inside of it that name has to mean the library itself. */
function insideSelection(request: string, file: string, library: string): WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(new RegExp(`^${request}$`), (resource) => {
    if (resource.contextInfo.issuer === file) resource.request = library;
  });
}
