import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { findProgram, itWith } from '../api/src/testing/find-program.ts';
import { nodeEnvironment, nodeFlags } from './node-flags.ts';
import { makeCertificate } from './testing/certificate.ts';

/** The configurations of deploy/, read or run by the programs they are for. */
const deploy = join(import.meta.dirname, '../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'larder-deploy-'));
const certificates = join(folder, 'tls');

beforeAll(() => {
  if (findProgram('openssl')) makeCertificate(certificates);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

itWith('haproxy')('HAProxy takes its configuration as it stands', async () => {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    read('haproxy/haproxy.cfg').replace('/etc/ssl/larder/', join(certificates, 'both.pem')),
  );
  const { stdout, stderr } = await run(findProgram('haproxy') ?? '', ['-c', '-f', file]);
  expect(stdout + stderr).not.toMatch(/WARNING|ALERT/);
});

it('the image and the systemd unit start Node with the options that are measured', () => {
  const [setting = ''] = Object.entries(nodeEnvironment).map(([name, value]) => `${name}=${value}`);
  const unit = read('systemd/larder@.service');
  const image = read('../Dockerfile');
  for (const flag of nodeFlags) {
    expect(image).toContain(`"node", "${flag}", "server/main.js"`);
    expect(unit).toContain(` node ${flag} server/main.js\n`);
  }
  expect([image.includes(setting), unit.includes(setting)]).toEqual([true, true]);
});

itWith('systemd-analyze')(
  'systemd takes the units, and waits longer for the end than Larder does',
  async () => {
    cpSync(join(deploy, 'systemd'), folder, { recursive: true });
    const units = ['larder@.service', 'larder-migrate.service'].map((name) => join(folder, name));
    const { stderr } = await run('systemd-analyze', ['verify', ...units]).catch((error) => error);
    expect(
      String(stderr)
        .split('\n')
        .filter((line) => line.includes('larder')),
    ).toEqual([]);
    const unit = read('systemd/larder@.service');
    const [drain, stop] = [/DRAIN_SECONDS=(\d+)/, /TimeoutStopSec=(\d+)/].map((one) =>
      Number(one.exec(unit)?.[1]),
    );
    expect(stop).toBeGreaterThanOrEqual((drain ?? 0) + 25);
  },
);

itWith('kubectl')(
  'Kubernetes: the manifests are one whole, and know only settings that there are',
  async () => {
    const { stdout } = await run('kubectl', ['kustomize', join(deploy, 'kubernetes')]);
    const all = parseAllDocuments(stdout).map((one) => one.toJS());
    const settings = readFileSync(join(deploy, '../.env.example'), 'utf8');
    const { data } = all.find(({ kind }) => kind === 'ConfigMap');
    expect(Object.keys(data).filter((name) => !settings.includes(`\n${name}=`))).toEqual([]);
    for (const { spec, metadata } of all.filter(({ kind }) => kind === 'Deployment')) {
      const [container] = spec.template.spec.containers;
      expect(container.readinessProbe.httpGet.path).toBe('/health/ready');
      expect(container.env).toEqual([{ name: 'ROLE', value: metadata.name }]);
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
        Number(data.DRAIN_SECONDS) + 25,
      );
    }
    const ingress = all.find(({ kind }) => kind === 'Ingress');
    expect(ingress.spec.rules.map(({ host }: { host: string }) => host)).toEqual([
      'shops.example',
      '*.shops.example',
    ]);
  },
);

itWith('tsc')('Kubernetes knows every field of the manifests, by the schemas that it publishes', async () => {
  const kinds: Record<string, string> = {
    ...{
      Deployment: 'apps/v1',
      PodDisruptionBudget: 'policy/v1',
      Job: 'batch/v1',
      Ingress: 'networking/v1',
    },
    ...{ Service: 'core/v1', Namespace: 'core/v1', PersistentVolumeClaim: 'core/v1' },
  };
  const manifests = readdirSync(join(deploy, 'kubernetes'))
    .filter((name) => name !== 'kustomization.yaml')
    .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`)).map((one) => one.toJS()));
  const lines = manifests.map(
    (one, at) =>
      `const a${at}: import('kubernetes-types/${kinds[one.kind]}').${one.kind} = ${JSON.stringify(one)};`,
  );
  expect(await problemsOf(lines)).toEqual([]);
  // A misspelt name fails, so the check above can fail.
  const [first = ''] = lines;
  expect(await problemsOf([first.replace('"replicas":2', '"replica":2')])).toEqual([
    expect.stringMatching(/"replica".* does not exist/),
  ]);
});

/** The compiler’s errors for these lines. */
async function problemsOf(lines: string[]): Promise<string[]> {
  writeFileSync(join(folder, 'manifests.ts'), `${lines.join('\n')}\nexport {};\n`);
  const paths = { 'kubernetes-types/*': [join(deploy, '../node_modules/kubernetes-types/*')] };
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: 'preserve',
    paths,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }));
  const { stdout = '' } = await run(findProgram('tsc') ?? '', ['-p', folder]).catch((error) => error);
  return String(stdout)
    .split('\n')
    .filter((line) => line.includes('error'));
}

it('Patroni confirms a commit when a replica has it, too, and then need not wait for a primary that ended', () => {
  const { bootstrap } = parse(read('patroni/patroni.yml'));
  expect(bootstrap.dcs).toMatchObject({ synchronous_mode: true, primary_start_timeout: 0 });
});

itWith('patroni')('Patroni takes its configuration', async () => {
  const folders = ['data', 'bin'].map((name) => join(folder, 'patroni', name));
  for (const one of folders) mkdirSync(one, { recursive: true });
  const file = join(folder, 'patroni.yml');
  writeFileSync(
    file,
    read('patroni/patroni.yml')
      .replaceAll(/10\.0\.0\.\d+:/g, '127.0.0.1:')
      .replace('/var/lib/postgresql/18/larder', folders[0] ?? ''),
  );
  const { stdout = '', stderr = '' } = await run('patroni', ['--validate-config', file]).catch(
    (error) => error,
  );
  // Other machines are not here, and it wants rules of access in one of two places.
  const isElsewhere = /127\.0\.0\.1|^bootstrap\.pg_hba/;
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line && !isElsewhere.test(line))).toEqual([]);
});

itWith('promtool')('Prometheus takes its configuration and the alerts', async () => {
  await run(findProgram('promtool') ?? '', ['check', 'config', join(deploy, 'prometheus/prometheus.yml')]);
});

itWith('caddy')('Caddy takes its configuration', async () => {
  const args = ['adapt', '--validate', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')];
  await run('caddy', args, { env: { ...process.env, HOME: folder } });
});
