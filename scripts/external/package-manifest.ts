import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageImport } from '../build/server-files.ts';

type Manifest = {
  version: string;
  license?: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** Packages with which a remote compiles and tests; no file of the tools imports them. */
const compilesWith = [
  ...['@swc/core', '@swc/jest', 'swc-loader', 'typescript', 'zod'],
  ...['jest', 'jest-environment-jsdom', '@testing-library/jest-dom'],
  ...['@testing-library/react', '@testing-library/user-event'],
  ...['@types/jest', '@types/react', '@types/react-dom'],
];

/** The entry points that remotes import; the others belong to the build of mfe-shared itself. */
const entryPoints = ['.', './alone', './backoffice', './forms', './sign-in', './testing'];

const read = (root: string, folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** package.json of the package: the entry points of mfe-shared, and what its tools need. */
export function packageManifest(root: string, imports: PackageImport[]): object {
  const shared = read(root, 'mfe-shared');
  const { api, ...dependencies } = shared.dependencies ?? {};
  const peers = shared.peerDependencies ?? {};
  const tools = [...imports.map(({ name }) => name), ...compilesWith].filter((name) => !(name in peers));
  const versions = versionsIn(root);
  const needed = [...new Set(tools)].map((name) => {
    const version = versions[name];
    if (!version) throw new Error(`${name} is in no package.json, so its version is unknown.`);
    return [name, version] as const;
  });
  return {
    name: 'mfe-shared',
    version: shared.version,
    description: 'What a remote of Larder is built, tested and released with',
    license: read(root, '.').license,
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'larder-remote': './tools/scripts/external/main.js' },
    exports: {
      ...Object.fromEntries(entryPoints.map((name) => [name, entryPoint(shared.exports?.[name] ?? '')])),
      './jest-preset': './tests/jest/preset.js',
      './tsconfig.json': './tsconfig.json',
    },
    peerDependencies: peers,
    dependencies: sorted({ ...dependencies, ...Object.fromEntries(needed), api: read(root, 'api').version }),
    bundleDependencies: ['api'],
  };
}

function entryPoint(source: string) {
  const file = source.replace('./src/', './lib/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** The API's entry points for remotes and tools: the types of its calls, and the rules that it shares with pages. */
export const apiEntries = (root: string): Record<string, string> => {
  const { exports = {} } = read(root, 'api');
  const wanted = ['.', './currency', './languages', './page-paths'];
  return Object.fromEntries(wanted.map((name) => [name, (exports[name] ?? '').replace('./src/', '')]));
};

export function apiManifest(root: string): object {
  const entries = Object.entries(apiEntries(root)).map(([name, source]) => {
    const file = source.replace(/\.ts$/, '');
    return [name, { types: `./${file}.d.ts`, default: `./${file}.js` }];
  });
  return { name: 'api', version: read(root, 'api').version, exports: Object.fromEntries(entries) };
}

const versionsIn = (root: string): Record<string, string> =>
  Object.assign(
    {},
    ...['api', 'shell', '.'].map((folder) => {
      const { dependencies, devDependencies } = read(root, folder);
      return { ...dependencies, ...devDependencies };
    }),
  );

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
