import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitDeclarations } from './emit-declarations.ts';
import type { Export, Module, Origin } from './read-module.ts';
import { readModule, resolveOwn } from './read-module.ts';

export type Report = {
  version: string;
  /** Headline → name → declaration. The last section has types of ours that only declarations name. */
  sections: Map<string, Map<string, string>>;
  /** The version in which an export was added (`since.ts`); those of the first report have none. */
  since: Map<string, string>;
};

const packageName = 'mfe-shared';
const entryPoints = ['index', 'backoffice', 'forms', 'sign-in', 'server'];
/** Combines the entry points for a build; it is none itself. */
const entry = 'server-build';
export const namedSection = 'Types they name';

/** Reads the exports of mfe-shared's entry points from the compiler. */
export async function makeReport(root: string): Promise<Report> {
  const folder = join(root, packageName);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const texts = await emitDeclarations(folder);
  texts.delete(entry);
  const modules = new Map([...texts].map(([name, text]) => [name, readModule(name, text)]));
  return { version, sections: readEntryPoints(modules), since: new Map() };
}

function readEntryPoints(modules: Map<string, Module>): Report['sections'] {
  const sections: Report['sections'] = new Map();
  const described = new Set<string>();
  const waiting: Origin[] = [];
  for (const entryPoint of entryPoints.filter((name) => modules.has(name))) {
    const section = new Map<string, string>();
    for (const [name, found] of moduleOf(modules, entryPoint).exports) {
      const origin = follow(modules, found);
      const { text, names } = describeExport(modules, name, origin);
      section.set(name, text);
      described.add(key(origin));
      waiting.push(...names);
    }
    sections.set(entryPoint === 'index' ? packageName : `${packageName}/${entryPoint}`, sorted(section));
  }
  sections.set(namedSection, sorted(describeNamed(modules, described, waiting)));
  return sections;
}

/** Follows the names of declarations to further declarations, until nothing is new. */
function describeNamed(
  modules: Map<string, Module>,
  described: Set<string>,
  waiting: Origin[],
): Map<string, string> {
  const section = new Map<string, string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const origin = follow(modules, { ...next, typeOnly: true });
    if (!origin.isOwn || described.has(key(origin))) continue;
    described.add(key(origin));
    const { text, names } = describeOwn(modules, origin);
    // Two files may each have a type of one name, such as `Props`: both are part of the description.
    section.set(origin.name, [section.get(origin.name), text].filter(Boolean).sort().join('\n'));
    waiting.push(...names);
  }
  return section;
}

type Described = { text: string; names: Origin[] };

function describeExport(modules: Map<string, Module>, name: string, origin: Export): Described {
  const keyword = origin.typeOnly ? 'export type' : 'export';
  const exported = origin.name === name ? name : `${origin.name} as ${name}`;
  if (!origin.isOwn) return { text: `${keyword} { ${exported} } from '${origin.module}';`, names: [] };
  const { text, names } = describeOwn(modules, origin);
  const isValue = !/^(type|interface) /.test(text);
  const isPlain = origin.name === name && !(origin.typeOnly && isValue);
  return { text: isPlain ? text : `${keyword} { ${exported} };\n${text}`, names };
}

/** `import("./menu").Menu`, as the compiler writes a type that it inferred. */
const inlineImport = /import\("(?<from>\.[^"]*)"\)\.(?<name>[\w$]+)/g;
/** The name of a destructured parameter is not part of the interface. */
const takenApart = /(?<=[(,] ?)\{ ?[\w$,:. ]*\}(?=\??: )/g;
/** A word that is no member (`name:`, `.name`) can be a type. */
const word = /(?<![.\w$])[A-Za-z_$][\w$]*(?![\w$]|\??:)/g;
const quoted = /(['"`])(?:\\.|(?!\1).)*\1/g;

function describeOwn(modules: Map<string, Module>, { module: moduleName, name }: Origin): Described {
  const module = moduleOf(modules, moduleName);
  const written = module.declarations.get(name)?.join('\n');
  if (written === undefined) throw new Error(`${moduleName} declares no ${name}`);
  const inline = [...written.matchAll(inlineImport)].map(
    ({ groups }): Origin => ({
      module: resolveOwn(moduleName, groups?.from ?? ''),
      name: groups?.name ?? '',
      isOwn: true,
    }),
  );
  const text = withoutValues(written.replace(inlineImport, '$<name>').replace(takenApart, 'options'));
  const words = new Set(text.replace(quoted, '').match(word));
  const named = [...words].flatMap((one): Origin[] => {
    const imported = module.imports.get(one);
    if (imported) return [imported];
    return module.declarations.has(one) ? [{ module: moduleName, name: one, isOwn: true }] : [];
  });
  return { text, names: [...inline, ...named] };
}

/** A constant's value may change: remotes read it from the page's only copy. */
function withoutValues(text: string): string {
  if (!text.startsWith('const ')) return text;
  return text
    .replace(/(?<=^ +readonly [\w$]+: )(['"]).*\1(?=;$)/gm, 'string')
    .replace(/(?<=^ +readonly [\w$]+: )-?\d[\d.e+]*(?=;$)/gm, 'number')
    .replace(/(?<=^ +readonly [\w$]+: )(true|false)(?=;$)/gm, 'boolean');
}

/** Follows re-exports to the declaring file. */
function follow(modules: Map<string, Module>, start: Export): Export {
  if (!start.isOwn) return start;
  const module = moduleOf(modules, start.module);
  if (module.declarations.has(start.name)) return start;
  const next = module.exports.get(start.name);
  if (!next) throw new Error(`${start.module} exports no ${start.name}`);
  return follow(modules, { ...next, typeOnly: start.typeOnly || next.typeOnly });
}

function moduleOf(modules: Map<string, Module>, name: string): Module {
  const module = modules.get(name) ?? modules.get(`${name}/index`);
  if (!module) throw new Error(`No declarations of ${name}`);
  return module;
}

const key = ({ module, name }: Origin) => `${module}#${name}`;

/** By code points, so that the order is the same on every machine. */
const sorted = (section: Map<string, string>) =>
  new Map([...section].sort(([one], [other]) => (one < other ? -1 : 1)));
