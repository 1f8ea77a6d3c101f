import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ReleaseRecord } from 'api';
import { compressFiles } from './compress.ts';
import { webpackConfig } from './config.ts';
import type { BuildTarget } from './packages.ts';
import { readTables } from './page-table.ts';
import { releaseRecord } from './release-record.ts';
import { runWebpack } from './run-webpack.ts';
import { serverConfig } from './server-config.ts';
import { packMaps } from './source-maps.ts';
import { workerConfig } from './worker-config.ts';

/** Makes a release folder as a draft beside its place and renames it when it is complete. */
export async function build(target: BuildTarget, log: (line: string) => void): Promise<void> {
  const started = performance.now();
  const draft = { ...target, output: `${dirname(target.output)}/.${target.build}-${process.pid}` };
  rmSync(draft.output, { recursive: true, force: true });
  try {
    const tables = await readTables(target.directory);
    const stats = await runWebpack(webpackConfig(draft, tables.pages));
    if (target.mode === 'production') await packMaps(draft.output);
    const forServers = serverConfig(draft, tables.pages);
    if (forServers) await runWebpack(forServers);
    const worker = workerConfig(draft);
    if (worker) await runWebpack(worker);
    await compressFiles(draft.output);
    const record = releaseRecord(draft, stats, tables);
    writeFileSync(`${draft.output}/release.json`, JSON.stringify(record, null, 2));
    rmSync(target.output, { recursive: true, force: true });
    renameSync(draft.output, target.output);
    log(summary(record, performance.now() - started));
  } finally {
    rmSync(draft.output, { recursive: true, force: true });
  }
}

function summary(record: ReleaseRecord, milliseconds: number): string {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const scripts = record.files.filter((file) => file.path.endsWith('.js'));
  const total = scripts.reduce((sum, file) => sum + file.brotli, 0);
  const largest = [...scripts]
    .sort((a, b) => b.brotli - a.brotli)
    .slice(0, 4)
    .map((file) => `${file.path.split('.')[0]} ${kilobytes(file.brotli)}`);
  const seconds = (milliseconds / 1000).toFixed(1);
  return `  ${record.remote} ${record.build}  ${kilobytes(total)} brotli in ${scripts.length} files (${largest.join(', ')})  ${seconds} s`;
}
