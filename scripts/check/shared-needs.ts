import { existsSync, readFileSync } from 'node:fs';
import { lte, minVersion } from 'semver';
import { readReportFile } from '../api-report/report-file.ts';
import { exportOf, readSince } from '../api-report/since.ts';
import type { Check } from './check.ts';
import { remotes, sourceFiles } from './files.ts';

const values =
  /^import\s+(?!type\s)\{(?<names>[^}]*)\}\s+from\s+['"](?<entryPoint>mfe-shared(?:\/[\w-]+)?)['"]/gm;

/**
 * The registry lets a build run with every mfe-shared in its range. So the range has to begin at the version with all
 * its imports: nothing else protects it from an older mfe-shared without a function that it calls.
 */
export const sharedNeeds: Check = {
  name: 'needs of mfe-shared',
  async run(root) {
    const since = readSince(readReportFile(root) ?? '');
    return ['shell', ...remotes].flatMap((part) => {
      const lowest = lowestNeeded(`${root}/${part}/package.json`);
      return sourceFiles(root, [`${part}/src`])
        .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
        .flatMap((file) =>
          importsOf(readFileSync(`${root}/${file}`, 'utf8')).flatMap((what) => {
            const version = since.get(what);
            if (!version || lte(version, lowest)) return [];
            return `${file} imports ${what}, which came with ${version}: ${part}/package.json has to need mfe-shared ^${version}`;
          }),
        );
    });
  },
};

function importsOf(text: string): string[] {
  return [...text.matchAll(values)].flatMap(({ groups }) => {
    const names = (groups?.names ?? '').split(',').map((name) => name.trim());
    return names
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => exportOf(groups?.entryPoint ?? '', name.split(/\s+as\s+/)[0] ?? ''));
  });
}

type Manifest = { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> };

function lowestNeeded(path: string): string {
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const range = { ...manifest.dependencies, ...manifest.peerDependencies }['mfe-shared'] ?? '*';
  return minVersion(range)?.version ?? '0.0.0';
}
