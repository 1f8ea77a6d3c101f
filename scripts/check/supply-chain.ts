import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';

export type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
};
export type Lockfile = Record<string, Locked>;

const allowed = new Set(
  [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ].concat(['Unlicense', 'Python-2.0', 'Zlib']),
);

/** Packages that production has under another licence, and why that is so. */
const exceptions: { name: RegExp; why: string }[] = [
  { name: /^@img\/sharp-/, why: 'LGPL: libvips as a program library of its own, unchanged and exchangeable' },
  { name: /^png-js$/, why: 'MIT, which its package.json does not say and its LICENSE does' },
];

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Each part of `(MIT OR CC0-1.0)`; all of them have to be allowed. */
const isAllowed = (license: string) =>
  license
    .split(/[^\w.-]+/)
    .filter((word) => word && word !== 'AND' && word !== 'OR')
    .every((word) => allowed.has(word));

/** The problems of the lockfile alone, in one line each. `licenseOf` reads a package that is installed. */
export function judgeLockfile(
  lockfile: Lockfile,
  allowScripts: Record<string, boolean>,
  licenseOf: (path: string) => string | undefined,
): string[] {
  return Object.entries(lockfile).flatMap(([path, locked]) => {
    if (!path.includes('node_modules/') || locked.link) return [];
    const name = nameOf(path);
    const found: string[] = [];
    if (/^(https?|git)/.test(locked.resolved ?? ''))
      found.push(`${name} comes from ${locked.resolved}: an entry names no registry`);
    // Packages of developers for other systems, which could not be fetched where the lockfile was written.
    const isElsewhere = locked.optional && locked.dev;
    if (!locked.integrity && !isElsewhere) found.push(`${name} has no hash`);
    if (locked.hasInstallScript && !(name in allowScripts))
      found.push(
        `${name} runs a script when it is installed: name it in allowScripts of package.json, true or false`,
      );
    const license = locked.license ?? licenseOf(path);
    if (!locked.dev && !exceptions.some((one) => one.name.test(name)) && !(license && isAllowed(license)))
      found.push(
        `${name} has the licence ${license ?? 'of nobody'}: production takes ${[...allowed].join(', ')}`,
      );
    return found;
  });
}

/** Packages that the lockfile has and node_modules has not, or in another version. */
export function judgeInstalled(lockfile: Lockfile, installed: Lockfile): string[] {
  const wrong = Object.entries(lockfile)
    .filter(([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional)
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => nameOf(path));
  return wrong.length > 0
    ? [
        `npm install: ${wrong.slice(0, 5).join(', ')} ${wrong.length > 5 ? `and ${wrong.length - 5} more ` : ''}differ from the lockfile`,
      ]
    : [];
}

/** Workspaces whose version is another in the lockfile: `npm install` would change it, and with it every build's id. */
export function judgeWorkspaces(
  lockfile: Lockfile,
  versionOf: (path: string) => string | undefined,
): string[] {
  return Object.entries(lockfile)
    .filter(([path, { version }]) => !path.includes('node_modules/') && version !== versionOf(path))
    .map(([path, { version }]) => `npm install: ${path || 'the project'} is ${version} in the lockfile`);
}

const packagesOf = (file: string): Lockfile => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Asks no registry: the lockfile, what is installed, and package.json have to agree. */
export const supplyChain: Check = {
  name: 'supply chain',
  async run(root) {
    const lockfile = packagesOf(join(root, 'package-lock.json'));
    const manifestOf = (path: string) => {
      const file = join(root, path, 'package.json');
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    };
    const { allowScripts } = manifestOf('');
    const licenseOf = (path: string): string | undefined => {
      const { license, licenses } = manifestOf(path);
      return license ?? licenses?.[0]?.type;
    };
    const installed = join(root, 'node_modules/.package-lock.json');
    return [
      ...judgeLockfile(lockfile, allowScripts, licenseOf),
      ...judgeWorkspaces(lockfile, (path) => manifestOf(path).version),
      ...(existsSync(installed) ? judgeInstalled(lockfile, packagesOf(installed)) : []),
    ];
  },
};
