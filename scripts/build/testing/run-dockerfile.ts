import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, matchesGlob, relative } from 'node:path';

type Instruction = { verb: string; rest: string };

/** A stage as it is after its steps. `folder` stands for `/`. */
export type Stage = {
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  healthCheck: string[];
};

type Options = {
  /** The folder that `docker build` would be given. */
  context: string;
  /** An empty folder: each image is a folder below it. */
  base: string;
  /** Returns the command that is run in place of a RUN's. */
  instead: (command: string) => string;
};

/**
 * Runs the steps of a Dockerfile without a container: with this process's Node in place of the image's, and as this
 * user. A stage that is made from another continues in its folder. Unknown instructions are refused.
 */
export function runDockerfile(file: string, { context, base, instead }: Options): Stage {
  const stages = new Map<string, Stage>();
  const programs = makePrograms(join(base, 'programs'));
  let stage: Stage | undefined;
  for (const { verb, rest } of parse(readFileSync(file, 'utf8'))) {
    if (verb === 'FROM') {
      const { image = '', name = 'last' } = /^(?<image>\S+)(?: AS (?<name>\S+))?$/.exec(rest)?.groups ?? {};
      stage = stages.get(image) ?? emptyStage(join(base, name), image);
      stages.set(name, stage);
      continue;
    }
    if (!stage) throw new Error(`${verb} stands before the first FROM`);
    const here = join(stage.folder, stage.workdir);
    if (verb === 'WORKDIR') {
      stage.workdir = rest;
      mkdirSync(join(stage.folder, rest), { recursive: true });
    } else if (verb === 'COPY') copy(rest, here, context, stages);
    else if (verb === 'RUN') {
      const env = runEnvironment(stage, programs);
      execFileSync('sh', ['-ec', instead(rest)], { cwd: here, env, stdio: 'pipe' });
    } else if (verb === 'ENV')
      Object.assign(stage.env, Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('='))));
    else if (verb === 'USER') stage.user = rest;
    else if (verb === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (verb === 'HEALTHCHECK') stage.healthCheck = JSON.parse(rest.replace(/^.*?CMD /, '')) as string[];
    else if (!['ARG', 'EXPOSE', 'VOLUME'].includes(verb)) throw new Error(`${verb} is not known here`);
  }
  if (!stage) throw new Error(`${file} has no FROM`);
  return stage;
}

function parse(text: string): Instruction[] {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({ verb: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1).trim() }));
}

function emptyStage(folder: string, image: string): Stage {
  if (!/^node:\d+-slim$/.test(image)) throw new Error(`There is no image ${image} here`);
  mkdirSync(folder, { recursive: true });
  return { folder, workdir: '/', env: {}, user: 'root', command: [], healthCheck: [] };
}

function copy(rest: string, here: string, context: string, stages: Map<string, Stage>): void {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const root = from === undefined ? context : stages.get(from)?.folder;
  if (!root) throw new Error(`There is no stage ${from}`);
  const ignored = from === undefined ? readIgnored(context) : [];
  const filter = (file: string) => !ignored.some((pattern) => matchesGlob(relative(root, file), pattern));
  const target = words.pop() ?? '';
  for (const source of words.map((word) => join(root, word))) {
    // A folder's content is copied, not the folder.
    const isInto = !statSync(source).isDirectory() && (target.endsWith('/') || words.length > 1);
    const to = join(here, target, isInto ? basename(source) : '');
    mkdirSync(dirname(to), { recursive: true });
    // Without a filter Node copies in a third of the time.
    cpSync(source, to, { recursive: true, verbatimSymlinks: true, ...(ignored.length > 0 && { filter }) });
  }
}

const readIgnored = (context: string) =>
  readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line.trim());

/** Only the settings of this machine that npm needs to find its registry and its cache. */
function runEnvironment({ env }: Stage, programs: string): NodeJS.ProcessEnv {
  const { HOME, HTTP_PROXY, HTTPS_PROXY, NO_PROXY, PATH = '', TMPDIR } = process.env;
  const path = [programs, dirname(process.execPath), PATH].join(delimiter);
  const given = { HOME, HTTP_PROXY, HTTPS_PROXY, NO_PROXY, TMPDIR, npm_config_prefer_offline: 'true' };
  return { ...given, PATH: path, ...env };
}

/** There is no user `node` here, so file owners cannot change. */
function makePrograms(folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'chown'), '#!/bin/sh\ntest -e "$2"\n');
  chmodSync(join(folder, 'chown'), 0o755);
  return folder;
}
