import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { buildId } from './build-id.ts';
import type { BuildTarget, Mode, PackageName } from './packages.ts';
import { packageDirectory, packageNames, root } from './packages.ts';

export type BuildOptions = {
  only?: string[];
  mode?: Mode;
  log?: (line: string) => void;
  /** False: the builds do not become the newest ones, so that a running platform does not take them by itself. */
  newest?: boolean;
};

const retainedBuilds = 3;

/**
 * Builds what changed since its last build, each into a release folder: `dist/<package>/<build>/`. The folder appears
 * complete or not at all, and `dist/<package>/current.json` names the newest.
 */
export async function buildAll({
  only,
  mode = 'production',
  log = console.log,
  newest = true,
}: BuildOptions = {}): Promise<BuildTarget[]> {
  const wanted = packageNames.filter((name) => !only?.length || only.includes(name));
  const targets = wanted.map((name) => target(name, mode));
  const stale = targets.filter(({ output }) => !existsSync(`${output}/release.json`));
  if (stale.length > 0) {
    log(`Building ${stale.map(({ name }) => name).join(', ')} …`);
    // Imported late: a start without changes needs no webpack.
    const { build } = await import('./compile.ts');
    for (const one of stale) await build(one, log);
  }
  for (const one of newest ? targets : []) {
    writeCurrent(one);
    prune(one);
  }
  return targets;
}

function target(name: PackageName, mode: Mode): BuildTarget {
  const build = buildId(name, mode);
  return { name, directory: packageDirectory(name), mode, build, output: `${root}/dist/${name}/${build}` };
}

function writeCurrent({ name, build, output }: BuildTarget): void {
  const pointer = `${dirname(output)}/current.json`;
  const content = `${JSON.stringify({ remote: name, build, record: `${build}/release.json` })}\n`;
  if (existsSync(pointer) && readFileSync(pointer, 'utf8') === content) return;
  mkdirSync(output, { recursive: true });
  writeFileSync(`${pointer}.${process.pid}`, content);
  renameSync(`${pointer}.${process.pid}`, pointer);
}

/** Older builds are retained: an open page may still request their chunks. */
function prune({ build, output }: BuildTarget): void {
  const directory = dirname(output);
  const age = (entry: string) => statSync(`${directory}/${entry}`).mtimeMs;
  const old = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{12}$/.test(entry.name) && entry.name !== build)
    .map((entry) => entry.name)
    .sort((a, b) => age(b) - age(a));
  for (const entry of old.slice(retainedBuilds - 1))
    rmSync(`${directory}/${entry}`, { recursive: true, force: true });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { development: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  try {
    await buildAll({ only: positionals, mode: values.development ? 'development' : 'production' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
