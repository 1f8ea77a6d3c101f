import { packageDirectory, packageNames, readManifest } from './packages.ts';
import { neededModules, providedModules } from './shared-modules.ts';

const shell = readManifest(packageDirectory('shell'));
const library = readManifest(packageDirectory('mfe-shared'));

it('a package takes its peer dependencies from the page and has no copy of its own', () => {
  const needed = neededModules({ peerDependencies: { react: '^19.3.0', zustand: '^5.1.0' } });
  expect(needed).toEqual({
    react: { import: false, singleton: true, requiredVersion: '^19.3.0' },
    'react/jsx-runtime': { import: false, singleton: true, requiredVersion: '^19.3.0' },
    zustand: { import: false, singleton: true, requiredVersion: '^5.1.0' },
  });
});

it('the shell provides everything that mfe-shared and the remotes need', () => {
  const provided = providedModules(shell, library);
  for (const name of packageNames.filter((candidate) => candidate !== 'shell')) {
    const needed = neededModules(readManifest(packageDirectory(name)));
    expect(Object.keys(provided)).toEqual(expect.arrayContaining(Object.keys(needed)));
  }
  expect(provided['react-dom/client']).toMatchObject({ version: shell.dependencies?.['react-dom'] });
});

it('the shell takes mfe-shared from the page as the remotes do', () => {
  expect(providedModules(shell, library)['mfe-shared']).toMatchObject({ import: false });
});

it('the build names a library that the shell does not provide', () => {
  const greedy = { ...library, peerDependencies: { rxjs: '^7.0.0' } };
  expect(() => providedModules(shell, greedy)).toThrow('mfe-shared needs rxjs');
});
