import { existsSync, readdirSync } from 'node:fs';
import type { Check } from './check.ts';
import { languages, remotes } from './files.ts';

/** At about 12 files a feature is two features; at twice that the check fails. */
const mostFiles = 24;

/** Every feature has the files of its shape, and none of an unknown role. */
export const slices: Check = {
  name: 'slices',
  async run(root) {
    return [
      ...features(root, 'api').flatMap((feature) => apiSlice(root, feature)),
      ...remotes.flatMap((remote) => features(root, remote)).flatMap((feature) => webSlice(root, feature)),
    ];
  },
};

type Feature = { path: string; name: string };

function features(root: string, workspace: string): Feature[] {
  const folder = `${workspace}/src/features`;
  if (!existsSync(`${root}/${folder}`)) return [];
  return readdirSync(`${root}/${folder}`)
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, name }));
}

/** `orders.service.ts`, or a part of it when one file would be too long: `orders.place.service.ts`. */
const apiRole = /^(?<name>[a-z-]+?)(\.[a-z-]+)?\.(routes|schema|service|table|defaults|test)\.ts$/;
const webRole = /^(?<name>[a-z-]+?)\.(pages|queries|store|filters|rules|test)\.tsx?$/;
/** A file without a role: a component, or a rule without SQL. */
const plain = /^[a-z0-9-]+(\.test)?\.tsx?$/;

/** A feature without routes serves other features: it owns rows or rules, and needs no schema. */
function apiSlice(root: string, feature: Feature): string[] {
  const files = readdirSync(`${root}/${feature.path}`);
  const own = (role: string) => `${feature.name}.${role}.ts`;
  const wanted = files.includes(own('routes')) ? ['schema', 'service'].map(own) : [];
  if (!files.some((file) => apiRole.test(file))) wanted.push(own('service'));
  return [
    ...missing(feature, files, wanted),
    ...unknown(
      feature,
      files.filter((file) => file !== 'locales'),
      apiRole,
    ),
    ...tooMany(feature, files),
  ];
}

function webSlice(root: string, feature: Feature): string[] {
  const files = readdirSync(`${root}/${feature.path}`);
  const locales = existsSync(`${root}/${feature.path}/locales`)
    ? readdirSync(`${root}/${feature.path}/locales`)
    : [];
  return [
    ...missing(feature, files, [`${feature.name}.pages.ts`]),
    ...untested(feature, files),
    ...missing(
      feature,
      locales.map((file) => `locales/${file}`),
      languages.map((language) => `locales/${language}.json`),
    ),
    ...unknown(
      feature,
      files.filter((file) => file !== 'locales' && file !== 'pictures'),
      webRole,
    ),
    ...tooMany(feature, files),
  ];
}

const missing = (feature: Feature, files: string[], wanted: string[]) =>
  wanted.filter((file) => !files.includes(file)).map((file) => `${feature.path} lacks ${file}`);

/** One test file or several: a long one is split by subject. */
const untested = ({ path, name }: Feature, files: string[]) =>
  files.some((file) => /\.test\.tsx?$/.test(file)) ? [] : [`${path} lacks a test: ${name}.test.ts(x)`];

const unknown = (feature: Feature, files: string[], role: RegExp) =>
  files
    .filter((file) => !plain.test(file) && role.exec(file)?.groups?.name !== feature.name)
    .map((file) => `${feature.path}/${file} is no file of a slice`);

function tooMany(feature: Feature, files: string[]): string[] {
  const count = files.filter((file) => !file.includes('.test.') && file !== 'locales').length;
  return count > mostFiles ? [`${feature.path} has ${count} files: it is two features`] : [];
}
