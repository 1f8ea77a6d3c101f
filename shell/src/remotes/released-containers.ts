import { createInstance } from '@module-federation/runtime';
import type { InitContainerEntryOptions } from '@module-federation/webpack-bundler-runtime';
import { attachShareScopeMap, bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';

declare global {
  // The name by which released containers ask for it.
  var _LARDER_FEDERATION: object | undefined;
}

/**
 * Containers that were released before decision 0091 left all of the federation runtime out and take it from the page.
 * Newer ones leave out only its core (`externalRuntime`).
 */
export function provideForReleased(): void {
  globalThis._LARDER_FEDERATION = {
    // Its own `init` would give every container the host's instance.
    runtime: { ...runtime, init: createInstance },
    // The build of a host leaves this function out.
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
  };
}

/** Connects a container to the share scope of the page. Released containers have the one scope `default`. */
function initContainerEntry(options: InitContainerEntryOptions): unknown {
  const { webpackRequire, shareScope, initScope, remoteEntryInitOptions } = options;
  const { instance, initOptions } = webpackRequire.federation;
  if (!instance || !initOptions) return undefined;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap('default', shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}
