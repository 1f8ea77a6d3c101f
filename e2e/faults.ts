import type { ReleaseRecord } from '../api/src/contract.ts';
import type { PackageName } from '../scripts/webpack/packages.ts';

/** The fault of a build. */
export type Fault = {
  /** Code after its entry, which makes another container of `container`. */
  browser?: string;
  /** Code after its server bundle, with `module.exports`. */
  server?: string;
  /** Instead of the code of its entry. */
  entry?: string;
  record?: (record: ReleaseRecord) => void;
  /** Its files are changed after their hashes were written down. */
  changedLater?: boolean;
};

/** A container whose modules are made by this code out of the real ones. */
const modulesBy = (code: string) =>
  `(container) => ({ init: container.init, get: async (name) => { const make = await container.get(name); return () => { const real = make(); ${code} }; } })`;
/** The exports of a webpack bundle are getters. */
const exportsBy = (code: string) => `const real = module.exports; module.exports = (() => { ${code} })();`;

/** The same code in browsers and in the renderer. */
const both = (code: string): Fault => ({ browser: modulesBy(code), server: exportsBy(code) });

const routes = (code: string) =>
  both(
    `return { ...real, createRoutes: () => [{ path: '*', Component() { ${code} } }], loadTranslations: async () => ({}) };`,
  );
/** A component of mfe-shared that every page has. */
const sharedComponent = (name: string, code: string): Fault => ({
  browser: modulesBy(`return { ...real, ${name}() { ${code} } };`),
  server: exportsBy(`return { ...real, door: { ...real.door, ${name}() { ${code} } } };`),
});
const rendering = (code: string): Fault => ({
  server: exportsBy(`return { ...real, render: async (page) => { ${code} } };`),
});

const fail = `throw new Error('on purpose');`;
const loop = 'for (;;);';
const isShell = (part: PackageName) => part === 'shell';
const isShared = (part: PackageName) => part === 'mfe-shared';

/** Eleven faults, each as it looks in this part. Those of the shell until it starts are in its files for browsers. */
export const faults = {
  'a file that differs from its hash': () => ({ changedLater: true }),
  'a syntax error': () => ({ entry: '(' }),
  'an export that is missing': (part) => ({
    record({ gives, uses }) {
      if (isShared(part))
        gives['mfe-shared'] = (gives['mfe-shared'] ?? []).filter((one) => one !== 'useText');
      else uses['mfe-shared'] = { ...uses['mfe-shared'], nothing: [`${part}/src/some-page.tsx`] };
    },
  }),
  'a version that is not there': (part) => ({
    record: ({ needs }) => Object.assign(needs, { [isShared(part) ? 'react' : 'mfe-shared']: '^99.0.0' }),
  }),
  "another part's address": (part) => ({
    record({ pages }) {
      const path = part === 'mfe-storefront' ? '/admin/orders' : '/checkout';
      pages.push({ path, host: 'store', chunks: [] });
    },
  }),
  'throws when it is loaded': (part) => (isShell(part) ? { entry: fail } : both(fail)),
  'loops when it is loaded': (part) => (isShell(part) ? { entry: loop } : both(loop)),
  'never ends loading': (part) =>
    isShell(part)
      ? { entry: '' }
      : { browser: '(container) => ({ init: container.init, get: () => new Promise(() => {}) })' },
  'throws when it starts': (part) => {
    if (isShell(part)) return rendering(fail);
    if (isShared(part)) return sharedComponent('pageRoutes', fail);
    return both(`return { ...real, createRoutes() { ${fail} } };`);
  },
  'loops while it renders': (part) => {
    if (isShell(part)) return rendering(loop);
    return isShared(part) ? sharedComponent('SharedProviders', loop) : routes(loop);
  },
  'paints nothing': (part) => {
    if (isShell(part)) return rendering(`return { ...(await real.render(page)), html: '<main></main>' };`);
    return isShared(part) ? sharedComponent('SharedProviders', 'return null;') : routes('return null;');
  },
} satisfies Record<string, (part: PackageName) => Fault>;
export type FaultName = keyof typeof faults;

/** An export less in the code alone: its record still claims it, as when the gate has a hole. */
export const withoutExport = (name: string): Fault => ({
  browser: modulesBy(`const { ${name}, ...rest } = real; return rest;`),
  server: exportsBy(`const { ${name}, ...door } = real.door; return { ...real, door };`),
});
