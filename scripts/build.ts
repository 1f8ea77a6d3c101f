import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releaseRecord } from '../api/src/platform/storage/release-record.schema.ts';
import { installProductionPackages, writeProductionPackages } from './build/production-packages.ts';
import { writeProvenance } from './build/provenance.ts';
import type { PackageImport } from './build/server-files.ts';
import { findServerFiles, writeServerFiles } from './build/server-files.ts';
import { readCommit } from './release/commit.ts';
import { buildAll } from './webpack/build.ts';
import type { BuildTarget } from './webpack/packages.ts';
import { root } from './webpack/packages.ts';

const output = join(root, 'build');
const draft = `${output}.${process.pid}`;
const startedOn = new Date();

/**
 * `npm run build`: everything that production needs, its packages included, and an attestation of what is in it.
 * SOURCE_COMMIT names the commit where git is not there, BUILDER the machine, and PROVENANCE_KEY is the file of the key
 * that signs it.
 */
try {
  const parts = await buildAll();
  mkdirSync(draft);
  const { files, packages } = findServerFiles(root);
  writeServerFiles(root, files, draft);
  writeProductionPackages(root, [...packages, ...packagesOfPages(parts)], draft);
  for (const { name, build, output: folder } of parts) {
    cpSync(folder, join(draft, 'dist', name, build), { recursive: true });
    cpSync(join(folder, '../current.json'), join(draft, 'dist', name, 'current.json'));
  }
  installProductionPackages(draft);
  const { SOURCE_COMMIT, BUILDER = 'urn:larder:unnamed-builder', PROVENANCE_KEY } = process.env;
  writeProvenance(draft, {
    ...{ startedOn, builder: BUILDER, commit: SOURCE_COMMIT || (await readCommit())?.name },
    key: PROVENANCE_KEY && readFileSync(PROVENANCE_KEY, 'utf8'),
  });
  rmSync(output, { recursive: true, force: true });
  renameSync(draft, output);
  process.stdout.write(`Built ${output}\n`);
} catch (error) {
  rmSync(draft, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The libraries that pages share are included: a build is only rendered where all that it needs is installed. */
function packagesOfPages(parts: BuildTarget[]): PackageImport[] {
  const shell = parts.find(({ name }) => name === 'shell');
  const record = releaseRecord.parse(JSON.parse(readFileSync(`${shell?.output}/release.json`, 'utf8')));
  return Object.keys(record.provides).map((name) => ({ from: 'shell/server/render', name }));
}
