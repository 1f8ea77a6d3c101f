import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { ReleaseRecord } from 'api';
import type { Configuration, Stats } from 'webpack';
import webpack from 'webpack';
import { compressFiles } from './compress.ts';
import { webpackConfig } from './config.ts';
import type { BuildTarget } from './packages.ts';
import { root } from './packages.ts';
import { releaseRecord } from './release-record.ts';
import { serverConfig } from './server-config.ts';

/** Makes one release folder in a draft beside it, which takes its name only when it is complete. */
export async function build(target: BuildTarget, log: (line: string) => void): Promise<void> {
  const started = performance.now();
  const draft = { ...target, output: `${root}/dist/${target.name}/.${target.build}-${process.pid}` };
  rmSync(draft.output, { recursive: true, force: true });
  try {
    const stats = await runWebpack(webpackConfig(draft));
    const forServers = serverConfig(draft);
    if (forServers) await runWebpack(forServers);
    await compressFiles(draft.output);
    const record = releaseRecord(draft, stats);
    writeFileSync(`${draft.output}/release.json`, JSON.stringify(record, null, 2));
    rmSync(target.output, { recursive: true, force: true });
    renameSync(draft.output, target.output);
    log(summary(record, performance.now() - started));
  } finally {
    rmSync(draft.output, { recursive: true, force: true });
  }
}

async function runWebpack(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) {
    throw new Error(`${configuration.name} does not build:\n${stats.toString({ preset: 'errors-only' })}`);
  }
  return stats;
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
