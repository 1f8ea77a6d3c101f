import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { createInstance, getInstance, satisfy } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { RemoteRelease } from '../page/composition';

/** The federation runtime as the shell uses it: the one place that knows its names. */
export type Federation = {
  register(name: string, release: RemoteRelease, again: boolean): void;
  load(name: string, release: RemoteRelease, expose: string): Promise<unknown>;
  /** Gives a module to all remotes; the loader runs when the first of them asks for it. */
  share(name: string, version: string, load: () => Promise<unknown>): void;
  /** The version of a shared library that is in the page, and whether it is in a range. */
  offers(name: string, range: string): { version: string | undefined; fits: boolean };
};

declare global {
  // The builds of the remotes leave the federation runtime out and take it from here.
  var _LARDER_FEDERATION: object | undefined;
  // Builds of before 1.1.0 of mfe-shared left out its core only; those that are released go on running.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Shorter than the patience for the whole build, so that a failure names the file that did not come. */
const loadTimeout = 12_000;

/** What builds call the runtime that they take from here, when they say which version they need. */
const runtimePackage = '@module-federation/webpack-bundler-runtime';

/** Two builds of one remote can follow each other in one page: to the runtime they are strangers. */
const runtimeName = (name: string, { build }: RemoteRelease) => `${name}_${build}`;

export function startFederation(nonce: string | undefined): Federation {
  const instance = getInstance();
  if (!instance) throw new Error('The shell was built without module federation.');
  instance.registerPlugins([scriptAttributes(nonce)]);
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  globalThis._LARDER_FEDERATION = {
    // Its own `init` would give every container the instance of the shell, whose build this copy belongs to.
    runtime: { ...runtime, init: createInstance },
    // What only containers need is not in the runtime of a host.
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
  };
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
    share(name, version, load) {
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      const get = async () => {
        try {
          const module = await load();
          return () => module;
        } catch (error) {
          // The runtime would keep the rejection for ever.
          const registered = instance.shareScopeMap.default?.[name]?.[version];
          if (registered) registered.loading = null;
          throw error;
        }
      };
      instance.registerShared({ [name]: { version, get, shareConfig } });
    },
    offers(name, range) {
      const [shared] = Object.keys(instance.shareScopeMap.default?.[name] ?? {});
      const version = name === runtimePackage ? instance.version : shared;
      return { version, fits: version !== undefined && satisfy(version, range) };
    },
  };
}

/** Entries are loaded by script elements; this hook is the only place where their attributes can be set. */
function scriptAttributes(nonce: string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'larder-script-attributes',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.src = url;
      const { integrity } = (remoteInfo ?? {}) as { integrity?: string };
      if (integrity) script.integrity = integrity;
      // As the edge's preloads ask for it; another mode would fetch the file a second time.
      script.crossOrigin = 'anonymous';
      if (nonce) script.nonce = nonce;
      return { script, timeout: loadTimeout };
    },
  };
}
