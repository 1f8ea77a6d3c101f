import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../server/start-error.ts';
import { sourceRule } from './hot.ts';
import { root } from './packages.ts';
import { runWebpack } from './run-webpack.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-webpack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const build = (source: string) => {
  writeFileSync(join(folder, 'page.ts'), source);
  return runWebpack({
    ...{ name: 'mfe-reports', mode: 'development', context: folder, entry: './page.ts' },
    ...{ output: { path: join(folder, 'out') }, module: { rules: [sourceRule(false)] } },
    resolve: { extensions: ['.ts'] },
    resolveLoader: { modules: [join(root, 'node_modules')] },
    infrastructureLogging: { level: 'none' },
  }).then(
    () => new Error('It was built.'),
    (error: Error) => error,
  );
};

it('a syntax error is reported with its file and its place, and without a stack', async () => {
  const error = await build('const fine = 1;\nexport const broken = (;\n');
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).toMatch(/^mfe-reports does not build:\n\.\/page\.ts: .*Expression expected/);
  expect(error.message).toMatch(/page\.ts:2:/);
  expect(error.message).not.toMatch(/node_modules|backtrace|unknown/i);
});

it('an import that is not there is reported with the file that asks for it', async () => {
  const error = await build("import { none } from './nowhere';\nexport const page = none;\n");
  expect(error.message).toMatch(/^mfe-reports does not build:\n\.\/page\.ts: .*'\.\/nowhere'/);
  expect(error.message.split('\n')).toHaveLength(2);
});
