import type { ModuleFederation } from '@module-federation/runtime';
import { registerGlobalPlugins } from '@module-federation/runtime';
import type { Shared } from '@module-federation/runtime/types';

/** Shares a module with all remotes; the loader runs when the first of them needs it, and again after a failure. */
export type Share = (name: string, version: string, load: () => Promise<unknown>) => void;

/**
 * The runtime keeps a load of a shared module that failed for ever (module-federation/core#5068). After a failure
 * containers get a new entry of the module instead, which was not loaded yet.
 */
export function sharingOf(instance: ModuleFederation): Share {
  const renewed = new Map<string, Shared>();
  // Containers have instances of their own, which only a global plugin reaches.
  registerGlobalPlugins([
    {
      name: 'larder-renewed-modules',
      resolveShare(given) {
        const resolver = () => {
          const found = given.resolver();
          return found && { ...found, shared: renewed.get(given.pkgName) ?? found.shared };
        };
        return { ...given, resolver };
      },
    },
  ]);
  return (name, version, load) => {
    const offer = (): Shared => ({
      version,
      scope: ['default'],
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
      from: instance.name,
      strategy: 'loaded-first',
      useIn: [],
      deps: [],
      get: async () => {
        try {
          const module = await load();
          return () => module;
        } catch (error) {
          renewed.set(name, offer());
          throw error;
        }
      },
    });
    instance.registerShared({ [name]: offer() });
  };
}
