import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseRecord } from 'api';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import type { Composition, Parts } from '../../../shell/server/composition.ts';
import { compositionId } from '../../../shell/server/composition.ts';
import { compressFiles } from '../../webpack/compress.ts';
import { compiledAtOnce, webpackConfig } from '../../webpack/config.ts';
import { IntegrityPlugin } from '../../webpack/integrity-plugin.ts';
import type { BuildTarget } from '../../webpack/packages.ts';
import { packageDirectory } from '../../webpack/packages.ts';
import { releaseRecord } from '../../webpack/release-record.ts';

const build = 'onebundle';
/** Its chunks have the names of the federated builds' chunks, so that the same preloads are found. */
const shared = ['mfe-shared', 'mfe-storefront'];

/**
 * The sources of shell, mfe-shared and mfe-storefront as one application, in the folder that an edge can serve. It is
 * the strongest comparison for federation: one file with everything that every page needs, unused exports of
 * mfe-shared and of the libraries removed across all three, no runtime, no containers and no admin pages. Routes and
 * languages are split as in the federated builds, by the same webpack configuration, minifier and compressor. The
 * shell still handles remotes, which costs both sides the same.
 */
export async function buildOneBundle(folder: string, federated: Composition, dist: string) {
  rmSync(folder, { recursive: true, force: true });
  const target: BuildTarget = {
    name: 'shell',
    directory: packageDirectory('shell'),
    mode: 'production',
    build,
    output: join(folder, 'shell', build),
  };
  mkdirSync(target.output, { recursive: true });
  const stats = await run(oneBundleConfig(target));
  await compressFiles(target.output);
  const record = releaseRecord(target, stats, { pages: [], slots: [] });
  const composition = asComposition(record, federated);
  const { server, build: shellBuild } = federated.parts.shell;
  if (server) cpSync(join(dist, 'shell', shellBuild, server), join(target.output, server));
  writeFileSync(join(target.output, 'release.json'), JSON.stringify(composition.parts.shell));
  // The pages of both sides are rendered by the federated builds' files.
  for (const part of Object.keys(federated.parts))
    if (part !== 'shell') symlinkSync(join(dist, part), join(folder, part));
  return composition;
}

function oneBundleConfig(target: BuildTarget): Configuration {
  const { optimization, module, ...config } = webpackConfig(target);
  return {
    ...config,
    optimization: { ...optimization, splitChunks: { chunks: 'async' } },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        // The shell loads these late because of federation. One application has them in its first file.
        { test: /[\\/]shell[\\/]src[\\/](index|bootstrap)\.tsx?$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [
      compiledAtOnce(),
      new IntegrityPlugin(),
      new webpack.NormalModuleReplacementPlugin(
        /\/remotes\/federation$/,
        join(import.meta.dirname, 'federation.js'),
      ),
    ],
  };
}

/**
 * A composition, so that the edge writes the same page around it. A page's preloads are in its remote's
 * record, so the storefront's record names the bundle's files, relative to its own folder.
 */
function asComposition(bundle: ReleaseRecord, federated: Composition): Composition {
  const away = (file: string) => `../../shell/${build}/${file}`;
  const chunks = Object.entries(bundle.chunks);
  const inBundle = (record: ReleaseRecord): ReleaseRecord => ({
    ...record,
    entry: away(bundle.entry),
    files: [...record.files, ...bundle.files.map((file) => ({ ...file, path: away(file.path) }))],
    chunks: Object.fromEntries(
      chunks.map(([name, files]) => [name, files.filter((file) => file !== bundle.entry).map(away)]),
    ),
  });
  const { server, files } = federated.parts.shell;
  const serverFiles = files.filter(({ path }) => path === server);
  const bundled = Object.values(federated.parts).filter(({ remote }) => shared.includes(remote));
  const parts: Parts = {
    ...federated.parts,
    ...Object.fromEntries(bundled.map((record) => [record.remote, inBundle(record)])),
    shell: { ...bundle, server, files: [...bundle.files, ...serverFiles], chunks: {} },
  };
  return { id: compositionId(parts), parts, fallback: {} };
}

async function run(configuration: Configuration) {
  const compiler = webpack(configuration);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors())
    throw new Error(`The one bundle does not build:\n${stats.toString({ preset: 'errors-only' })}`);
  return stats;
}
