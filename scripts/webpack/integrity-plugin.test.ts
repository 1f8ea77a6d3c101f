import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { runWebpack } from './run-webpack.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-integrity-'));
  for (const name of ['one', 'two'])
    writeFileSync(join(folder, `${name}.js`), `export const here = '${name}';`);
  const load = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js')`;
  writeFileSync(
    join(folder, 'index.js'),
    `self.load = async (name) => (await (name === 'one' ? ${load('one')} : ${load('two')})).here;`,
  );
  for (const [name, mostInEntry] of [
    ['few', 100],
    ['many', 2],
  ] as const)
    await runWebpack({
      ...{ name, mode: 'production', context: folder, entry: { entry: './index.js' }, devtool: false },
      target: ['web', 'es2022'],
      output: {
        ...{ path: join(folder, name), filename: 'entry.js', chunkFilename: '[name].js' },
        ...{ uniqueName: 'made', publicPath: '/' },
      },
      plugins: [new IntegrityPlugin({ mostInEntry })],
      infrastructureLogging: { level: 'none' },
    });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Script = {
  src: string;
  integrity: string;
  onload(event: object): void;
  onerror(event: object): void;
};

const baseUrl = 'http://shop.test/';

/** Tells its whole address, as those of browsers do. */
class ScriptElement {
  #src = '';
  set src(address: string) {
    this.#src = new URL(address, baseUrl).href;
  }
  get src(): string {
    return this.#src;
  }
  setAttribute(): void {}
}

/** A browser with the entry of a build; `change` is what happens to a file on its way. */
function open(build: string, { ahead = {}, change = (_file: string, code: string) => code } = {}) {
  const loaded: string[] = [];
  const appendChild = (script: Script) => {
    const file = new URL(script.src, baseUrl).pathname.slice(1);
    const code = change(file, readFileSync(join(folder, build, file), 'utf8'));
    loaded.push(file);
    const [algorithm = '', hash] = script.integrity.split(/-(.*)/);
    const isRight = createHash(algorithm).update(code).digest('base64') === hash;
    queueMicrotask(() => {
      if (isRight) runInContext(code, context);
      if (isRight) script.onload({ type: 'load', target: script });
      else script.onerror({ type: 'error', target: script });
    });
  };
  const links = Object.entries(ahead).map(([file, integrity]) => ({
    href: new URL(file, baseUrl).href,
    integrity,
  }));
  const document = {
    baseURI: baseUrl,
    createElement: () => new ScriptElement(),
    getElementsByTagName: () => [],
    querySelectorAll: () => links,
    head: { appendChild },
  };
  const window = { origin: '', location: { origin: '' } };
  const context = createContext({ document, setTimeout, clearTimeout, window, URL });
  runInContext('globalThis.self = globalThis', context);
  runInContext(readFileSync(join(folder, build, 'entry.js'), 'utf8'), context);
  const load = (name: string) => runInContext(`load('${name}')`, context) as Promise<string>;
  return { loaded, load };
}

it('the entry of a build with few chunks has their hashes itself', async () => {
  expect(readdirSync(join(folder, 'few'))).not.toContain('hashes.js');
  const { loaded, load } = open('few');
  expect(await load('one')).toBe('one');
  expect(loaded).toEqual(['one.js']);
});

it('the hashes of many chunks are loaded once, before the first chunk that the page has not named', async () => {
  const { loaded, load } = open('many');
  expect(await Promise.all([load('one'), load('two')])).toEqual(['one', 'two']);
  expect(loaded).toEqual(['hashes.js', 'one.js', 'two.js']);
});

it('a chunk that the page has named with its hash waits for no others', async () => {
  const code = readFileSync(join(folder, 'many', 'one.js'));
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  const { loaded, load } = open('many', { ahead: { 'one.js': integrity } });
  expect(await load('one')).toBe('one');
  expect(loaded).toEqual(['one.js']);
});

it.each(['one.js', 'hashes.js'])(
  'a script with an added byte in %s is refused, and the next attempt fetches it again',
  async (file) => {
    let isChanged = true;
    const change = (name: string, code: string) => (isChanged && name === file ? `${code}\n` : code);
    const { load } = open('many', { change });
    await expect(load('one')).rejects.toThrow(file);
    isChanged = false;
    expect(await load('one')).toBe('one');
  },
);
