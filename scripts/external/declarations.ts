import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

type Sources = {
  /** The package's folder; its sources are in `src`. */
  folder: string;
  /** Files of `src` whose declarations are wanted, with all that they import; the whole folder when left out. */
  entries?: string[];
};

/** Writes the declarations of a package with their comments. Another check reports type errors. */
export function writeDeclarations({ folder, entries }: Sources, output: string): void {
  const directory = mkdtempSync(join(tmpdir(), 'larder-types-'));
  try {
    const src = join(folder, 'src');
    const sources = entries
      ? { files: entries.map((file) => join(src, file)), include: [] }
      : { include: [src], exclude: [join(src, '**/*.test.ts'), join(src, '**/*.test.tsx')] };
    const compilerOptions = {
      ...{ declaration: true, emitDeclarationOnly: true, noEmit: false, noCheck: true },
      ...{ rootDir: src, outDir: output, types: [] },
    };
    const project = join(directory, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({ extends: join(folder, 'tsconfig.json'), compilerOptions, ...sources }),
    );
    execFileSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
    for (const file of globSync('**/*.test-d.d.ts', { cwd: output })) rmSync(join(output, file));
  } finally {
    rmSync(directory, { recursive: true });
  }
}
