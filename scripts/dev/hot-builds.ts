import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MultiStats } from 'webpack';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import { webpackConfig } from '../webpack/config.ts';
import { hotStream } from '../webpack/hot.ts';
import type { BuildTarget, PackageName } from '../webpack/packages.ts';
import { packageDirectory, packageNames } from '../webpack/packages.ts';
import type { Tables } from '../webpack/page-table.ts';
import { readTables } from '../webpack/page-table.ts';
import { describeBuild } from '../webpack/release-record.ts';
import type { Middleware } from './middleware.ts';

type Options = { compositionFile: string; log: (line: string) => void };

/**
 * The five builds in memory, under `/mfe/<package>/dev/`, rebuilt at each change. The composition is written to a
 * file, which the edge reads again.
 */
export async function hotBuilds({ compositionFile, log }: Options): Promise<Middleware> {
  const targets = packageNames.map(
    (name): BuildTarget => ({
      name,
      directory: packageDirectory(name),
      mode: 'development',
      build: 'dev',
      output: `/mfe/${name}/dev`,
      hot: true,
    }),
  );
  const compiler = webpack(targets.map((target) => webpackConfig(target)));
  if (!compiler) throw new Error('webpack made no compiler.');
  for (const one of compiler.compilers) one.hooks.done.tap('larder', (stats) => report(stats, log));
  const tables = new Map<string, Tables>();
  /** A table that cannot be run leaves the earlier one in place. */
  const readTable = async (name: PackageName) => {
    const table = await readTables(packageDirectory(name)).catch((error) => log(String(error)));
    if (table) tables.set(name, table);
  };
  const allTables = Promise.all(packageNames.map(readTable));
  compiler.hooks.done.tap('larder', (stats: MultiStats) => {
    const changed = packageNames.filter((_name, at) => mayChangePages(compiler.compilers[at]?.modifiedFiles));
    // A build with errors is used as far as it goes, so that work on the other parts continues.
    void Promise.all([allTables, ...changed.map(readTable)]).then(() =>
      writeComposition(compositionFile, targets, stats, tables),
    );
  });
  const files = devMiddleware(compiler, { stats: false, headers: { 'cache-control': 'no-cache' } });
  const news = hotMiddleware(compiler, { path: hotStream, log: false }) as Middleware;
  await Promise.all([allTables, new Promise<void>((resolve) => files.waitUntilValid(() => resolve()))]);
  return (request, reply, next) => news(request, reply, () => void files(request, reply, next));
}

const mayChangePages = (files: ReadonlySet<string> | undefined) =>
  [...(files ?? [])].some((file) => /(pages|slots)\.tsx?$|\/locales\//.test(file));

function report(stats: webpack.Stats, log: (line: string) => void): void {
  const { name } = stats.compilation;
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  log(`${name} built in ${seconds} s`);
  if (stats.hasErrors() || stats.hasWarnings())
    log(stats.toString({ preset: 'errors-warnings', colors: true }));
}

/** Preloads would name files of a build that is outdated by the time they are requested. */
const withoutPreloads = { files: [], chunks: {}, server: null };

function writeComposition(
  file: string,
  targets: BuildTarget[],
  { stats, hash }: MultiStats,
  tables: Map<string, Tables>,
): void {
  const parts = Object.fromEntries(
    targets.flatMap((target, at) => {
      const one = stats[at];
      return one
        ? [
            [
              target.name,
              {
                ...describeBuild(target, one, tables.get(target.name) ?? { pages: [], slots: [] }),
                ...withoutPreloads,
              },
            ],
          ]
        : [];
    }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ id: `dev-${hash}`, parts, fallback: {} }));
  renameSync(`${file}.new`, file);
}
