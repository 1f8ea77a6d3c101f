// The first step of `npm start`, `npm run dev` and `npm test`: plain JavaScript for any Node from 20 on, without
// dependencies. It installs what package-lock.json names, then continues under the installed Node, which runs
// TypeScript directly.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';
const oldestNode = 20;
const ownNodeMajor = 24;

const major = () => Number(process.versions.node.split('.')[0]);

/** Installs when node_modules differs from package-lock.json. */
async function install() {
  if (major() < oldestNode) fail(`Larder needs Node ${oldestNode} or newer; this is ${process.version}.`);
  if (!isInstalled()) {
    say('Installing the packages, which takes about a minute …');
    const npm = onWindows ? 'npm.cmd' : 'npm';
    // `npm start` builds the pages, so it needs the development packages even where NODE_ENV is production.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run(npm, args, { shell: onWindows });
    if (code !== 0) fail('The packages could not be installed; npm says why above.');
  }
  await completeNode();
}

/** npm records what it installed last; the record is compared with the lock file. Our own packages are not installed. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const read = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
  const installed = new Map(read(record));
  return read(join(root, 'package-lock.json')).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || installed.get(path)?.version === version,
  );
}

/** Where install scripts are off, the package `node` has no program yet: it is fetched as that script would do. */
async function completeNode() {
  if (major() >= ownNodeMajor || existsSync(ownNode())) return;
  const folder = join(root, 'node_modules', 'node');
  await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder });
  if (!existsSync(ownNode())) {
    fail(
      `Node ${ownNodeMajor} could not be installed for this project: install it yourself and start again.`,
    );
  }
}

function ownNode() {
  return join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');
}

/** Runs a TypeScript program of this folder: in this process when its Node can, else under the project's own. */
async function goOn(script, args) {
  const file = join(root, 'scripts', script);
  if (major() >= ownNodeMajor) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  process.exitCode = await run(ownNode(), [...process.execArgv, file, ...args], { forwardSignals: true });
}

function run(command, args, { forwardSignals = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    if (forwardSignals) for (const signal of signals) process.on(signal, forward);
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * npm runs us in a shell and sends SIGTERM to that shell only, which ends and leaves us behind. So we stop when the
 * shell ends.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || onWindows) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

const [program = 'serve', ...args] = process.argv.slice(2);
await install();
endWithNpm();
await goOn(`${program}.ts`, args);
