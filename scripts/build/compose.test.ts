import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../api/src/platform/config.ts';
import { readCompose, variablesOf } from './testing/compose.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'compose.yaml');
const secret = 'a-secret-of-at-least-thirty-two-characters';
const variables = {
  EDGE_SECRET: secret,
  DATABASE_PASSWORD: secret,
  S3_SECRET_KEY: secret,
  PLATFORM_ADMIN_EMAIL: 'operator@larder.example',
  PLATFORM_ADMIN_PASSWORD: secret,
};
const documented = new Set(
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name),
);
const compose = readCompose(path, variables);
const { edge, api } = compose.services;

it('compose.yaml reads only variables that .env.example names', () => {
  expect(variablesOf(path).filter((name) => !documented.has(name))).toEqual([]);
});

it.each(Object.keys(variables))('compose.yaml does not start without %s', (name) => {
  expect(() => readCompose(path, { ...variables, [name]: '' })).toThrow(`${name} is missing`);
});

it.each(['edge', 'api'])('compose.yaml gives the %s settings that Larder knows and accepts', (name) => {
  const settings = compose.services[name]?.environment ?? {};
  expect(Object.keys(settings).filter((setting) => !documented.has(setting))).toEqual([]);
  expect(loadConfig({ NODE_ENV: 'production', ...settings })).toMatchObject({
    ROLE: name,
    EDGE_SECRET: secret,
  });
});

it('compose.yaml names only existing services, volumes and configs, and waits only for services with a health check', () => {
  for (const { build, depends_on = {}, volumes = [], configs = [], environment = {} } of Object.values(
    compose.services,
  )) {
    for (const name of Object.keys(depends_on)) {
      const other = compose.services[name];
      expect(other?.healthcheck ?? other?.build).toBeDefined();
    }
    for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
    for (const { source } of configs) expect(compose.configs).toHaveProperty([source]);
    if (!build) continue;
    const hosts = Object.values(environment).flatMap((value) => /[@/]([a-z]+):\d+/.exec(value)?.[1] ?? []);
    for (const host of hosts.filter((name) => name !== 'localhost')) {
      expect(Object.keys(depends_on)).toContain(host);
    }
  }
});

it('compose.yaml gives edge and API the same files, and the object store the API’s key', () => {
  expect(edge?.volumes).toEqual(api?.volumes);
  expect(compose.services.objects?.environment).toEqual({
    ROOT_ACCESS_KEY_ID: api?.environment?.S3_ACCESS_KEY,
    ROOT_SECRET_ACCESS_KEY: api?.environment?.S3_SECRET_KEY,
  });
  expect(compose.services.objects?.volumes).toEqual([`objects:/data/${api?.environment?.S3_BUCKET}`]);
});
