import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

export type Import = {
  /** The importing file, from the root. */
  from: string;
  /** The imported file from the root (extension as written), or a package. */
  target: string;
  isPackage: boolean;
  typeOnly: boolean;
  /** By `import()`: loaded only when it is needed. */
  dynamic: boolean;
};

const statement = /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^'"`;]*?\sfrom\s*)?['"](?<name>[^'"]+)['"]/gm;
const call = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"`](?<name>[^'"`]+)['"`]/g;

/** The imports of a file, by `import`, `export … from` and `import()`. Those in a template of code are not its own. */
export function readImports(root: string, file: string): Import[] {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  const statements = [...text.matchAll(statement)];
  const calls = [...text.matchAll(call)].filter(({ groups }) => !groups?.name?.includes('${'));
  return [...statements, ...calls].map(({ groups }, at) => {
    const name = groups?.name ?? '';
    const isPackage = !name.startsWith('.');
    return {
      from: file,
      target: isPackage ? name : posix.join(posix.dirname(file), name),
      isPackage,
      typeOnly: groups?.type !== undefined,
      dynamic: at >= statements.length,
    };
  });
}
