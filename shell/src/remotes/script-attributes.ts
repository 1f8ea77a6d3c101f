import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/** Shorter than the timeout of the whole build, so that a failure names the missing file. */
const loadTimeout = 12_000;

/** Entries are loaded by script elements; only this hook can set their attributes. */
export function scriptAttributes(nonce: string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'larder-script-attributes',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.src = url;
      const { integrity } = (remoteInfo ?? {}) as { integrity?: string };
      if (integrity) script.integrity = integrity;
      // The same mode as in the edge's preloads; another one would fetch the file twice.
      script.crossOrigin = 'anonymous';
      if (nonce) script.nonce = nonce;
      return { script, timeout: loadTimeout };
    },
  };
}
