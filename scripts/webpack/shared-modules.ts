import type { PackageManifest } from './packages.ts';
import { root } from './packages.ts';

/** Packages that are shared with these entry points; all others are shared under their own name only. */
const entryPoints: Record<string, string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'mfe-shared': ['mfe-shared', 'mfe-shared/backoffice', 'mfe-shared/forms', 'mfe-shared/sign-in'],
};

/**
 * Libraries of which the shell provides a selection of exports, because every page would load the rest. The file
 * `shell/src/libraries/<name>.ts` (without a scope) is shared under the library's name and takes what it selects from
 * the library.
 */
export const selections: Record<string, { file: string; library: string }> = {
  '@tanstack/react-query': selection('@tanstack/react-query', 'build/modern/index.js'),
  'react-i18next': selection('react-i18next', 'dist/es/index.js'),
  'react-router-dom': selection('react-router-dom', 'dist/index.mjs'),
};

function selection(name: string, main: string) {
  return {
    file: `${root}/shell/src/libraries/${name.replace(/^@.*\//, '')}.ts`,
    library: `${root}/node_modules/${name}/${main}`,
  };
}

type SharedModule = {
  import?: false | string;
  version?: string;
  requiredVersion: string | false;
  singleton: true;
};
type SharedModules = Record<string, SharedModule>;

/**
 * A container takes its peer dependencies from the page. `import: false` leaves it no copy of its own, so the shell's
 * copy is the only one by construction.
 */
export function neededModules(manifest: Pick<PackageManifest, 'peerDependencies'>): SharedModules {
  return Object.fromEntries(
    Object.entries(manifest.peerDependencies ?? {}).flatMap(([name, requiredVersion]) =>
      (entryPoints[name] ?? [name]).map((request) => [
        request,
        { import: false, singleton: true, requiredVersion } satisfies SharedModule,
      ]),
    ),
  );
}

/**
 * The modules that the shell provides: the peers of mfe-shared, in the versions the shell depends on. It takes
 * mfe-shared itself from the page, as remotes do, because that is released separately.
 */
export function providedModules(shell: PackageManifest, library: PackageManifest): SharedModules {
  const provided = Object.keys(library.peerDependencies ?? {}).flatMap((name) => {
    const version = shell.dependencies?.[name];
    if (!version) throw new Error(`mfe-shared needs ${name}, which the shell's package.json does not bring.`);
    return (entryPoints[name] ?? [name]).map((request): [string, SharedModule] => [
      request,
      {
        version,
        requiredVersion: version,
        singleton: true,
        ...(selections[request] && { import: selections[request].file }),
      },
    ]);
  });
  const range = shell.dependencies?.['mfe-shared'] ?? '*';
  return { ...Object.fromEntries(provided), ...neededModules({ peerDependencies: { 'mfe-shared': range } }) };
}
