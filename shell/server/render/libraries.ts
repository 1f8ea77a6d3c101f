import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';

const require = createRequire(import.meta.url);
const versions = new Map<string, string | null>();

/** The version of a library on this machine; null when it is not installed. */
function versionOf(library: string): string | null {
  const known = versions.get(library);
  if (known !== undefined) return known;
  const manifest = (require.resolve.paths(library) ?? [])
    .map((folder) => join(folder, library, 'package.json'))
    .map((file) => {
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
      } catch {
        return null;
      }
    })
    .find((found) => found !== null);
  versions.set(library, manifest?.version ?? null);
  return manifest?.version ?? null;
}

const judged = new WeakMap<Record<string, string>, boolean>();

/** Whether a build can run with the libraries of this machine. mfe-shared is part of the composition, which fits. */
export function meetsNeeds(needs: Record<string, string>): boolean {
  const known = judged.get(needs);
  if (known !== undefined) return known;
  const isMet = areMet(needs);
  judged.set(needs, isMet);
  return isMet;
}

function areMet(needs: Record<string, string>): boolean {
  return Object.entries(needs).every(([library, range]) => {
    if (library === 'mfe-shared') return true;
    const version = versionOf(library);
    return version !== null && satisfies(version, range);
  });
}
