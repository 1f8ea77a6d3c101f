import type { Config } from 'jest';
import { swc, swcForBrowsers } from './scripts/jest/swc-options.ts';

/** Packages that publish ES modules only: jest compiles them as it compiles our own files. */
const esmPackages = [
  '@auth/core',
  '@panva/hkdf',
  'content-disposition',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'htmlparser2',
  'jose',
  'nodemailer',
  'oauth4webapi',
  'oidc-provider',
  'non-error',
  'p-limit',
  'parse5',
  'pg-boss',
  'preact',
  'preact-render-to-string',
  'react-resize-detector',
  'rrule-temporal',
  'serialize-error',
  'uuid',
  'yocto-queue',
];

const shared: Config = {
  rootDir: import.meta.dirname,
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${esmPackages.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/build/', '<rootDir>/dist/', '<rootDir>/var/'],
};

/**
 * Server code runs directly in Node, as it does in production: modules are loaded once for all test files of a worker
 * and not once for each, which takes half the time. What a test changes outside of its own application it puts back.
 *
 * Workers are threads. With `child_process` jest-light-runner hands a worker its settings in a message, and a worker
 * that does not listen yet, as on a busy machine, waits for them for ever.
 */
const inNode: Config = {
  ...shared,
  runner: ['jest-light-runner', { runtime: 'worker_threads' }],
  setupFiles: ['<rootDir>/scripts/jest/no-forced-colors.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/time-limits.ts'],
};

const config: Config = {
  testTimeout: 120_000,
  testSequencer: '<rootDir>/scripts/jest/servers-first.ts',
  projects: [
    {
      ...inNode,
      displayName: 'api',
      testMatch: ['<rootDir>/{api,clients/typescript}/src/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/global-setup.ts',
      globalTeardown: '<rootDir>/scripts/jest/global-teardown.ts',
    },
    {
      ...shared,
      displayName: 'web',
      transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swcForBrowsers] },
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.ts',
      testMatch: ['<rootDir>/{mfe-*,shell}/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
      moduleNameMapper: {
        // A picture is its address; of a stylesheet nothing is asked.
        '\\.(webp|avif|png|svg|css)$': '<rootDir>/scripts/jest/picture.ts',
      },
    },
    {
      ...inNode,
      displayName: 'server',
      testMatch: ['<rootDir>/{shell/server,server,scripts}/**/*.test.ts'],
    },
  ],
};

export default config;
