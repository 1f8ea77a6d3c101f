import { readdirSync, readFileSync } from 'node:fs';
import type { ReleaseRecord } from 'api';
import type { Stats } from 'webpack';
import { pathsOf } from '../../shell/server/page-records.ts';
import { exposedModules } from './config.ts';
import { sha384 } from './integrity-plugin.ts';
import type { BuildTarget, PackageManifest } from './packages.ts';
import { containerGlobal, packageDirectory, readManifest } from './packages.ts';
import type { Tables } from './page-table.ts';
import { checkChunks } from './page-table.ts';
import { serverEntry, serverFile } from './server-config.ts';
import { readSurface } from './surface.ts';

export function releaseRecord(target: BuildTarget, stats: Stats, tables: Tables): ReleaseRecord {
  return { ...describeBuild(target, stats, tables), files: releaseFiles(target.output) };
}

/** The release record without the files, which a build in memory does not have. */
export function describeBuild(
  { name, directory, build }: BuildTarget,
  stats: Stats,
  { pages, slots }: Tables,
): Omit<ReleaseRecord, 'files'> {
  const global = containerGlobal(name, build);
  // The container's own chunk has its variable's name; `i18n-[request]` of `./de.json` is `i18n-de-json`.
  const plainName = (chunk: string) => (chunk === global ? 'entry' : chunk.replace(/-json$/, ''));
  const manifest = readManifest(directory);
  const { namedChunkGroups = {}, chunks = [] } = stats.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
    chunks: true,
    ids: true,
  });
  const named: Record<string, string[]> = {};
  for (const chunk of chunks) {
    for (const chunkName of chunk.names ?? []) named[plainName(chunkName)] = scripts(chunk.files ?? []);
  }
  for (const [groupName, group] of Object.entries(namedChunkGroups)) {
    named[plainName(groupName)] = scripts((group.assets ?? []).map((asset) => asset.name));
  }
  checkChunks(pages, named);
  return {
    remote: name,
    build,
    version: manifest.version,
    ...agreements(name, manifest),
    ...readSurface(stats),
    exposes: exposedModules(name, directory),
    slots,
    // The registry lets the last build of a part with paths be withdrawn.
    paths: manifest.larder?.isRequired ? [] : pathsFor(name, pages),
    pages,
    entry: 'entry.js',
    global,
    chunks: named,
    styles: (namedChunkGroups.entry?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith('.css')),
    preload: {},
    server: serverEntry(name, pages) ? serverFile : null,
    render: {},
  };
}

function pathsFor(remote: string, pages: ReleaseRecord['pages']): string[] {
  const record = { remote, pages, paths: [] };
  return [...new Set([...pathsOf(record, 'store'), ...pathsOf(record, 'platform')])];
}

/**
 * The version of the federation runtime. Containers leave its core out, older ones all of it: they take the shell's, in a
 * version they can work with.
 */
const federation = '@module-federation/webpack-bundler-runtime';

/** The versions that a build needs from the page, and those that it provides. */
export function agreements(
  name: string,
  manifest: PackageManifest,
): Pick<ReleaseRecord, 'needs' | 'provides'> {
  const { dependencies = {} } = readManifest(packageDirectory('shell'));
  const runtime = dependencies[federation] ?? '';
  if (name !== 'shell') {
    const needs = { ...manifest.peerDependencies, [federation]: `^${runtime.replace(/\d+$/, '0')}` };
    return { needs, provides: name === 'mfe-shared' ? { [name]: manifest.version } : {} };
  }
  // It brings what the library asks for, and takes the library from the page like everybody else.
  const peers = Object.keys(readManifest(packageDirectory('mfe-shared')).peerDependencies ?? {});
  return {
    needs: { 'mfe-shared': dependencies['mfe-shared'] ?? '*' },
    provides: Object.fromEntries([...peers, federation].map((peer) => [peer, dependencies[peer] ?? ''])),
  };
}

function scripts(files: string[]): string[] {
  return files.filter((file) => file.endsWith('.js'));
}

function releaseFiles(output: string): ReleaseRecord['files'] {
  const names = readdirSync(output).sort();
  const size = (file: string) => (names.includes(file) ? readFileSync(`${output}/${file}`).length : 0);
  return names
    .filter((file) => !/\.(gz|br)$/.test(file) && file !== 'release.json')
    .map((path) => ({
      path,
      size: size(path),
      gzip: size(`${path}.gz`),
      brotli: size(`${path}.br`),
      sha384: sha384(readFileSync(`${output}/${path}`)),
    }));
}
