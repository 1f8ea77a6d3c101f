import { defineConfig } from '@playwright/test';
import { freePort } from './api/src/platform/free-port.ts';
import { headlessShellOptions } from './scripts/chromium.ts';

// The workers read this file again and must find the same port.
process.env.E2E_PORT ??= String(await freePort());

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be many times slower.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Chromium resolves every name below localhost by itself.
    baseURL: `http://fresh.localhost:${process.env.E2E_PORT}`,
    launchOptions: headlessShellOptions(),
    locale: 'en-GB',
    // A request that a worker makes does not pass the routes of a page; offline.spec.ts has its own.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
});
