import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

export type Import = {
  /** The importing file, from the root. */
  from: string;
  /** What it names: a file from the root (extension as written) or a package. */
  target: string;
  isPackage: boolean;
  typeOnly: boolean;
};

const statement = /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"`;]*?\sfrom\s*)?['"](?<name>[^'"]+)['"]/gm;
const call = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"`](?<name>[^'"`]+)['"`]/g;

/** What a file imports, by `import`, `export … from` and `import()`. */
export function readImports(root: string, file: string): Import[] {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const found = [...text.matchAll(statement), ...text.matchAll(call)];
  return found.map(({ groups }) => {
    const name = groups?.name ?? '';
    const isPackage = !name.startsWith('.');
    return {
      from: file,
      target: isPackage ? name : posix.join(posix.dirname(file), name),
      isPackage,
      typeOnly: groups?.type !== undefined,
    };
  });
}
