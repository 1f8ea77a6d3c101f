import { readFileSync } from 'node:fs';
import type { Check } from './check.ts';
import { sourceFiles, webPackages } from './files.ts';
import type { Import } from './imports.ts';
import { readImports } from './imports.ts';

type Rule = (one: Import) => string | undefined;

/** The variables that MUI makes from the theme. */
const themePrefix = '--l-';

/** Import rules that Biome cannot express. */
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
      ...unknownVariables(root, files),
    ];
  },
};

const rules: Rule[] = [
  ({ from, target, isPackage, typeOnly }) => {
    if (!isBrowser(from) || !isPackage || (target !== 'api' && !target.startsWith('api/'))) return undefined;
    if (/^api\/(currency|languages|page-paths)$/.test(target) && !/^mfe-(?!shared)/.test(from))
      return undefined;
    if (target !== 'api') return "the browser knows nothing of the api but 'api', its contract";
    return typeOnly ? undefined : 'the browser takes only types from the api (import type)';
  },
  ({ from, target, isPackage }) => {
    if (isPackage || zone(from) === zone(target)) return undefined;
    return `a relative path stays in ${zone(from)}; other packages are imported by name, through their entry point`;
  },
  ({ from, target }) => {
    const own = featureOf(from);
    const other = featureOf(target);
    if (!own || !other || own === other || !isBrowser(from)) return undefined;
    return 'features of a package do not import each other: what both need goes to ui/ or layout/';
  },
  ({ from, target }) => {
    const own = featureOf(from);
    const other = featureOf(target);
    if (!own || !other || own === other || isBrowser(from)) return undefined;
    if (!/\.(routes|test)\.ts$/.test(target)) return undefined;
    return 'features of the api meet in services, rows and shapes, not in routes';
  },
  ({ from, target }) => {
    if (!featureOf(target) || featureOf(from)) return undefined;
    if (/^mfe-[a-z-]+\/src\/(layout|ui)\//.test(from))
      return 'imports go down: layout/ and ui/ know no feature';
    return undefined;
  },
];

const isBrowser = (file: string) => /^(mfe-[a-z-]+|shell)\/src\//.test(file);

/** The package: relative imports do not leave it. */
const zone = (file: string) => file.split('/')[0] ?? '';

/** `api/src/features/orders/orders.service.ts` → `api/src/features/orders` */
const featureOf = (file: string) => /^[a-z-]+\/src\/features\/[^/]+/.exec(file)?.[0];

/** Two files may be in no cycle while their features are. */
function featureCircles(imports: Import[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, target, typeOnly } of imports) {
    // Joins are SQL's work, so tables and schemas may point both ways; other imports may not.
    if (!/\.(service|queries|store)(\.ts)?$/.test(target)) continue;
    const own = featureOf(from);
    const other = featureOf(target);
    if (!own || !other || own === other || typeOnly || /\.test\.tsx?$/.test(from)) continue;
    graph.set(own, (graph.get(own) ?? new Set()).add(other));
  }
  return [...graph.keys()].flatMap((start) => {
    const circle = wayBack(graph, start, [start]);
    // Each cycle is reported once, from its first feature in alphabetical order.
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

/** A variable that the theme of mfe-shared does not set would be a colour or size that follows no store. */
function unknownVariables(root: string, files: string[]): string[] {
  const texts = files.map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((?<name>--[\w-]+)/g)].flatMap(({ groups }) => {
      const name = groups?.name ?? '';
      const isSet = name.startsWith(themePrefix) || texts.some((other) => other.text.includes(`'${name}':`));
      return isSet ? [] : [`${file} uses ${name}, which nobody sets`];
    }),
  );
}
