import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeEnvironment, nodeFlags } from '../node-flags.ts';

const root = join(import.meta.dirname, '../..');

export type Server = {
  pid: number;
  /** Resolves when it has ended, whoever ended it. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** The project's folder, of another version or as it is built. */
  sources?: string | undefined;
  /** Hears what the server writes. */
  hear?: ((text: string) => void) | undefined;
};

/** A production server of the sources, with the builds of `home/dist` and no other settings than these. */
export async function startProduction(
  home: string,
  settings: Record<string, string>,
  { sources = root, hear }: Options = {},
): Promise<Server> {
  const [file = ''] = ['run.ts', 'run.js'].map((name) => join(sources, 'server', name)).filter(existsSync);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const code = `import(${JSON.stringify(file)}).then(({ run }) => run(${JSON.stringify(home)}))`;
  const child = spawn(
    process.execPath,
    [...nodeFlags, '--disable-warning=ExperimentalWarning', '--eval', code],
    {
      cwd: sources,
      env: {
        ...nodeEnvironment,
        ...{ PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
        ...{ EDGE_SECRET: 'a-secret-of-at-least-thirty-two-characters', TRUST_PROXY: '127.0.0.1' },
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text;
        hear?.(String(text));
        if (output.includes('is ready')) resolve();
      });
    end.then(() => reject(new Error(`A server did not start:\n${output}`)));
  });
  return {
    pid: child.pid ?? 0,
    ended: end,
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
  };
}

type Pointer = { remote: string; build: string; record: string };

/**
 * The newest builds of these sources as the folder `home/dist`; the builds of `renamed` have another id, as those of
 * other sources do.
 */
export function copyBuilds(home: string, parts: string[], renamed: Record<string, string> = {}): void {
  for (const part of parts) {
    const from = join(root, 'dist', part);
    const pointer: Pointer = JSON.parse(readFileSync(join(from, 'current.json'), 'utf8'));
    const build = renamed[part] ?? pointer.build;
    const to = join(home, 'dist', part, build);
    mkdirSync(join(home, 'dist', part), { recursive: true });
    cpSync(join(from, pointer.build), to, { recursive: true });
    const record = JSON.parse(readFileSync(join(to, 'release.json'), 'utf8'));
    writeFileSync(join(to, 'release.json'), JSON.stringify({ ...record, build }));
    const named = JSON.stringify({ ...pointer, build, record: `${build}/release.json` });
    writeFileSync(join(home, 'dist', part, 'current.json'), named);
  }
}
