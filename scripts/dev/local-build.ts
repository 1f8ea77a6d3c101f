import { EventEmitter } from 'node:events';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { pathsOf } from '../../shell/server/page-records.ts';
import { webpackConfig } from '../webpack/config.ts';
import type { PackageName } from '../webpack/packages.ts';
import { containerGlobal, packageDirectory, readManifest } from '../webpack/packages.ts';
import type { Tables } from '../webpack/page-table.ts';
import { readTables } from '../webpack/page-table.ts';
import { agreements } from '../webpack/release-record.ts';
import type { Middleware } from './middleware.ts';

/** The release data that a page needs to load a build, as the edge writes it for released ones. */
export type LocalRelease = {
  build: string;
  entry: string;
  global: string;
  version: string;
  needs: Record<string, string>;
  paths: string[];
} & Pick<Tables, 'slots'>;

/** The state of the build, as pages receive it. */
export type News = { event: 'building' } | { event: 'broken' } | { event: 'build'; release: LocalRelease };

export type LocalBuild = {
  /** Serves `/<file>` of the newest build; a request waits while it is being made. */
  files: Middleware;
  latest(): News;
  onNews(listener: (news: News) => void): () => void;
  close(): Promise<void>;
};

type Options = { name: PackageName; log: (line: string) => void; directory?: string };

/** A placeholder id in every build until the real one is known; it has the same length. */
const anyBuild = '000000000000';

/**
 * One remote, rebuilt at each change, as it would be released apart from its size. A page has React's production
 * build, which cannot refresh components: each build is a new one to it, with its own variable and chunk list, and
 * takes over like a release in an open tab.
 */
export function watchBuild({ name, log, directory = packageDirectory(name) }: Options): LocalBuild {
  const { optimization, plugins, ...config } = webpackConfig({
    ...{ name, directory, mode: 'production', build: anyBuild, output: '/' },
  });
  const naming = new BuildNamePlugin(containerGlobal(name, anyBuild));
  const compiler = webpack({
    ...config,
    context: directory,
    devtool: 'cheap-module-source-map',
    optimization: { ...optimization, minimize: false, concatenateModules: false },
    plugins: [...(plugins ?? []), naming],
  });
  if (!compiler) throw new Error('webpack made no compiler.');

  const news = new EventEmitter<{ news: [News] }>().setMaxListeners(0);
  let latest: News = { event: 'building' };
  const tell = (next: News) => {
    latest = next;
    news.emit('news', next);
  };
  compiler.hooks.invalid.tap('larder', () => tell({ event: 'building' }));
  compiler.hooks.done.tap('larder', (stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    if (stats.hasErrors() || stats.hasWarnings())
      log(stats.toString({ preset: 'errors-warnings', colors: true }));
    if (stats.hasErrors()) return tell({ event: 'broken' });
    log(`${name} ${naming.build} built in ${seconds} s`);
    const { build } = naming;
    readTables(directory).then(
      (tables) => tell({ event: 'build', release: releaseOf(name, build, directory, tables) }),
      (error: Error) => {
        log(error.message);
        tell({ event: 'broken' });
      },
    );
  });
  const files = devMiddleware(compiler, { publicPath: '/', stats: false });
  return {
    files: (request, reply, next) => void files(request, reply, next),
    latest: () => latest,
    onNews(listener) {
      news.on('news', listener);
      return () => void news.off('news', listener);
    },
    close: () => new Promise((resolve) => files.close(() => resolve())),
  };
}

function releaseOf(
  name: PackageName,
  hash: string,
  directory: string,
  { pages, slots }: Tables,
): LocalRelease {
  const manifest = readManifest(directory);
  const { needs } = agreements(name, manifest);
  return {
    // A name that no released build has.
    build: `local-${hash}`,
    entry: `/mfe/${name}/${hash}/entry.js`,
    global: containerGlobal(name, hash),
    version: manifest.version,
    needs,
    paths: pathsOf({ remote: name, pages, paths: [] }, 'store'),
    slots,
  };
}

/** Writes the build's id into its scripts, which webpack makes before the id is known. */
class BuildNamePlugin implements WebpackPluginInstance {
  build = anyBuild;
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildNamePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Before the hashes of the files' contents.
        { name: 'BuildNamePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        (assets) => {
          this.build = (compilation.hash ?? anyBuild).slice(0, anyBuild.length);
          const own = this.name.replace(anyBuild, this.build);
          for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
            compilation.updateAsset(
              file,
              (old) => new webpack.sources.RawSource(old.source().toString().replaceAll(this.name, own)),
            );
          }
        },
      );
    });
  }
}
