import { readFileSync } from 'node:fs';
import type { Check } from './check.ts';
import { remotes, sourceFiles, webPackages } from './files.ts';
import type { Import } from './imports.ts';
import { readImports } from './imports.ts';

type Rule = (one: Import) => string | undefined;

/** Who may import whom, as far as Biome cannot say it. */
export const boundaries: Check = {
  name: 'boundaries',
  async run(root) {
    const files = sourceFiles(root, ['api/src', ...webPackages.map((name) => `${name}/src`), 'shell/server']);
    const imports = files.flatMap((file) => readImports(root, file));
    return [
      ...imports.flatMap((one) =>
        rules
          .map((rule) => rule(one))
          .flatMap((why) => (why ? [`${one.from} imports ${one.target}: ${why}`] : [])),
      ),
      ...featureCircles(imports),
      ...files.flatMap((file) => ownStyles(root, file)),
    ];
  },
};

const rules: Rule[] = [
  ({ from, target, isPackage, typeOnly }) => {
    if (!isBrowser(from) || !isPackage || (target !== 'api' && !target.startsWith('api/'))) return undefined;
    if (target !== 'api') return "the browser knows nothing of the api but 'api', its contract";
    return typeOnly ? undefined : 'the browser takes only types from the api (import type)';
  },
  ({ from, target, isPackage, typeOnly }) => {
    if (isPackage || zone(from) === zone(target)) return undefined;
    if (from.startsWith('shell/server/') && typeOnly) return undefined;
    return `a relative path stays in ${zone(from)}; other packages are imported by name, through their door`;
  },
  ({ from, target }) => {
    const own = featureOf(from);
    const other = featureOf(target);
    if (!own || !other || own === other || !isBrowser(from)) return undefined;
    return 'features of a package are strangers: what both need goes to ui/ or layout/';
  },
  ({ from, target }) => {
    const own = featureOf(from);
    const other = featureOf(target);
    if (!own || !other || own === other || isBrowser(from)) return undefined;
    if (/\.(service|table)(\.ts)?$/.test(target)) return undefined;
    // A schema may be made of other features' shapes and words, not of what they do.
    if (/\.schema\.ts$/.test(from) && !/\.routes\.ts$/.test(target)) return undefined;
    return 'features of the api meet only in .service and .table';
  },
  ({ from, target }) => {
    if (!featureOf(target) || featureOf(from)) return undefined;
    if (/^api\/src\/platform\//.test(from) && !/\.(table|schema)(\.ts)?$/.test(target)) {
      return 'imports go down: of a feature the platform knows rows and shapes, not what it does';
    }
    if (/^mfe-[a-z-]+\/src\/(layout|ui)\//.test(from))
      return 'imports go down: layout/ and ui/ know no feature';
    return undefined;
  },
];

const isBrowser = (file: string) => /^(mfe-[a-z-]+|shell)\/src\//.test(file);

/** The part of the tree that relative imports do not leave. */
const zone = (file: string) => /^(shell\/server|[^/]+)/.exec(file)?.[0] ?? '';

/** `api/src/features/orders/orders.service.ts` → `api/src/features/orders` */
const featureOf = (file: string) => /^[a-z-]+\/src\/features\/[^/]+/.exec(file)?.[0];

/** Two files may be free of a circle while their features are in one. */
function featureCircles(imports: Import[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, target, typeOnly } of imports) {
    const own = featureOf(from);
    const other = featureOf(target);
    // Tables point at each other by foreign keys, which the rules do not concern; a test may play several features.
    if (!own || !other || own === other || typeOnly || /\.(test|table)\.tsx?$/.test(from)) continue;
    graph.set(own, (graph.get(own) ?? new Set()).add(other));
  }
  return [...graph.keys()].flatMap((start) => {
    const circle = wayBack(graph, start, [start]);
    // Each circle is told once, from its first feature in the alphabet.
    return circle && start === [...circle].sort()[0]
      ? [`a circle of features: ${circle.join(' → ')} → ${start}`]
      : [];
  });
}

function wayBack(graph: Map<string, Set<string>>, start: string, path: string[]): string[] | undefined {
  for (const next of graph.get(path.at(-1) ?? start) ?? []) {
    if (next === start) return path;
    if (path.includes(next)) continue;
    const found = wayBack(graph, start, [...path, next]);
    if (found) return found;
  }
  return undefined;
}

/** Colours and sizes come from the theme of mfe-shared: a remote that names CSS variables would fork it. */
function ownStyles(root: string, file: string): string[] {
  if (!remotes.some((remote) => file.startsWith(`${remote}/`)) && !file.startsWith('shell/src/')) return [];
  return readFileSync(`${root}/${file}`, 'utf8').includes('var(--')
    ? [`${file} names a CSS variable: var(--…)`]
    : [];
}
