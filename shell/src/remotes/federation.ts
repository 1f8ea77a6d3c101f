import { getInstance, satisfy } from '@module-federation/runtime';
import type { RemoteRelease } from '../page/composition';
import { provideForReleased } from './released-containers';
import { scriptAttributes } from './script-attributes';
import type { Share } from './sharing';
import { sharingOf } from './sharing';

/** The shell's interface to the federation runtime: only this folder knows the runtime's names. */
export type Federation = {
  register(name: string, release: RemoteRelease, again: boolean): void;
  load(name: string, release: RemoteRelease, expose: string): Promise<unknown>;
  share: Share;
  /** The version of a shared library in the page, and whether it is in a range. */
  offers(name: string, range: string): { version: string | undefined; fits: boolean };
};

/** The name under which builds need this runtime, when they state a version. */
const runtimePackage = '@module-federation/webpack-bundler-runtime';

/** Two builds of one remote can be loaded into one page; the runtime treats them as different remotes. */
const runtimeName = (name: string, { build }: RemoteRelease) => `${name}_${build}`;

export function startFederation(nonce: string | undefined): Federation {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without module federation.');
  const share = sharingOf(instance);
  instance.registerPlugins([scriptAttributes(nonce)]);
  provideForReleased();
  return {
    register(name, release, again) {
      const { entry, global, integrity, build } = release;
      const remote = {
        name: runtimeName(name, release),
        entry,
        entryGlobalName: global,
        type: 'global' as const,
        buildVersion: build,
        integrity,
      };
      instance.registerRemotes([remote], { force: again });
    },
    load: (name, release, expose) => instance.loadRemote(`${runtimeName(name, release)}${expose.slice(1)}`),
    share,
    offers(name, range) {
      const [shared] = Object.keys(instance.shareScopeMap.default?.[name] ?? {});
      const version = name === runtimePackage ? instance.version : shared;
      return { version, fits: version !== undefined && satisfy(version, range) };
    },
  };
}
