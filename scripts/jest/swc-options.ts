/** Everything becomes CommonJS, which jest runs several times faster than ES modules. */
export const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

/** Replaces names that webpack defines in browser code; scripts/jest/browser-setup.ts gives them values. */
export const swcForBrowsers = {
  ...swc,
  jsc: {
    ...swc.jsc,
    transform: {
      ...swc.jsc.transform,
      optimizer: {
        globals: { envs: [], vars: { 'import.meta.webpackContext': 'webpackContextOf(__dirname)' } },
      },
    },
  },
};
