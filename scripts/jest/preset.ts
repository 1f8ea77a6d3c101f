import { swcForBrowsers } from './swc-options';

/** For `"jest": { "preset": "mfe-shared" }`: the tests of a remote run as they do in the project of the platform. */
const preset = {
  testEnvironment: require.resolve('./browser-environment'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testTimeout: 120_000,
  transform: { '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swcForBrowsers] },
  setupFilesAfterEnv: [require.resolve('./browser-setup')],
  moduleNameMapper: { '\\.(webp|avif|png|svg|css)$': require.resolve('./picture') },
};

export default preset;
