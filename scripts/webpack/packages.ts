import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** In build order: the host first, the library next, then the remotes, which are independent of each other. */
export const packageNames = [
  'shell',
  'mfe-shared',
  'mfe-storefront',
  'mfe-store-admin',
  'mfe-platform-admin',
] as const;

export type PackageName = (typeof packageNames)[number];
export type Mode = 'production' | 'development';

/** One build: of the part in `directory`, with its id, into a folder; `hot` replaces its modules in the open page. */
export type BuildTarget = {
  name: string;
  directory: string;
  mode: Mode;
  build: string;
  output: string;
  hot?: boolean;
};

export type PackageManifest = {
  name: string;
  version: string;
  /** The registry keeps the last build of a part that the platform requires: its release record has no `paths`. */
  larder?: { isRequired: boolean };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export function readManifest(directory: string): PackageManifest {
  return JSON.parse(readFileSync(`${directory}/package.json`, 'utf8')) as PackageManifest;
}

export function packageDirectory(name: string): string {
  return `${root}/${name}`;
}

/** Whether a remote has a table of slots that it fills. */
export const fillsSlots = (directory: string): boolean => existsSync(`${directory}/src/slots.ts`);

/** Where edges serve the files of a build, and what its pictures are called there. */
export const fileAddress = (name: string, build: string): string => `/mfe/${name}/${build}/`;
export const assetName = '[name].[contenthash:10][ext]';

/** The global variable of a container: two builds of one remote can be in one page. */
export function containerGlobal(name: string, build: string): string {
  return `larder_${name.replaceAll('-', '_')}_${build}`;
}
