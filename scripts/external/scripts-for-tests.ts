import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { swcForBrowsers } from '../jest/swc-options.ts';

/** Writes files as jest runs them: CommonJS, with webpack's `import.meta` replaced. */
export function writeForTests(folder: string, files: string[], output: string): void {
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    const module = { ...swcForBrowsers.module, exportInteropAnnotation: true };
    const jsc = { ...swcForBrowsers.jsc, rewriteRelativeImportExtensions: true };
    const options = { ...swcForBrowsers, jsc, module, filename: file, sourceMaps: false };
    const { code } = transformSync(source, options as object);
    const to = join(output, file.replace(/\.tsx?$/, '.js'));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, code);
  }
}

/** The whole of a package's sources: its modules, and the texts that they read. */
export function writePackageForTests(src: string, output: string): void {
  const modules = globSync('**/*.{ts,tsx}', { cwd: src, exclude: (name) => /\.test(-d)?\.tsx?$/.test(name) });
  writeForTests(src, modules, output);
  for (const file of globSync('**/*.json', { cwd: src })) cpSync(join(src, file), join(output, file));
}
