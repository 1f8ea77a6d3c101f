import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import TerserPlugin from 'terser-webpack-plugin';
import { mapsFile, readMaps } from '../../api/src/platform/storage/release-maps.ts';
import { compiledAtOnce } from './config.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { runWebpack } from './run-webpack.ts';
import { packMaps, sourceNames } from './source-maps.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-maps-'));
  writeFileSync(
    join(folder, 'later.js'),
    `export function addUp(rows) {\n  throw new Error('in later' + rows);\n}\n`,
  );
  writeFileSync(
    join(folder, 'index.js'),
    `self.add = () => import(/* webpackChunkName: "later" */ './later.js').then((one) => one.addUp([1]));\n` +
      `self.fail = function failAtOnce(rows) {\n  throw new Error('in entry' + rows);\n};\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With the minifier and the plugins of a release, which move code after its map has been made. */
async function built(name: string, devtool: string | false): Promise<string> {
  const output = join(folder, name);
  await runWebpack({
    ...{
      name,
      mode: 'production',
      context: folder,
      entry: { entry: './index.js' },
      target: ['web', 'es2022'],
      devtool,
    },
    output: {
      ...{ path: output, filename: 'entry.js', chunkFilename: '[name].[contenthash:10].js' },
      ...{
        uniqueName: 'made',
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
        ...sourceNames('mfe-made'),
      },
    },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [compiledAtOnce(), new IntegrityPlugin()],
    infrastructureLogging: { level: 'none' },
  });
  return output;
}
const filesOf = (output: string) =>
  Object.fromEntries(readdirSync(output).map((name) => [name, readFileSync(join(output, name), 'latin1')]));

const sizesOf = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.length]));

it('a map leads from each file of a build to its sources, also behind what is filled in after minifying', async () => {
  const output = await built('with', 'hidden-nosources-source-map');
  await packMaps(output);
  const { [mapsFile]: _maps, ...files } = filesOf(output);
  const packed = readFileSync(join(output, mapsFile));
  const maps = await readMaps(packed, Object.keys(files));
  expect([...maps.keys()].sort()).toEqual(Object.keys(files).sort());
  for (const [file, words, source] of [
    ['entry.js', 'in entry', 'mfe-made/index.js'],
    [Object.keys(files).find((name) => name.startsWith('later')) ?? '', 'in later', 'mfe-made/later.js'],
  ] as const) {
    const lines = (files[file] ?? '').split('\n');
    const line = lines.findIndex((text) => text.includes(words));
    const column = lines[line]?.lastIndexOf('Error(', lines[line]?.indexOf(words)) ?? -1;
    const found = originalPositionFor(new TraceMap({ ...maps.get(file)!, file }), { line: line + 1, column });
    expect([file, found.source, found.line]).toEqual([file, source, source.endsWith('later.js') ? 2 : 3]);
  }
  expect(files['entry.js']).toContain('sha256-');
});

it('maps add no byte to what visitors get, hold no sources, and are the same each time', async () => {
  const [one, two, without] = [
    await built('one', 'hidden-nosources-source-map'),
    await built('two', 'hidden-nosources-source-map'),
    await built('without', false),
  ];
  await Promise.all([packMaps(one), packMaps(two)]);
  expect(filesOf(two)).toEqual(filesOf(one));
  const { [mapsFile]: maps, ...files } = filesOf(one);
  // The minifier that makes a map may exchange two short names of the same length.
  expect(sizesOf(files)).toEqual(sizesOf(filesOf(without)));
  expect(Object.values(files).join()).not.toContain('sourceMappingURL');
  expect(maps).toBeDefined();
  const text = JSON.stringify([...(await readMaps(readFileSync(join(one, mapsFile)), ['entry.js']))]);
  expect(text).toContain('mfe-made/index.js');
  expect(text).not.toContain('in entry');
});
