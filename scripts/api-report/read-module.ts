import { posix } from 'node:path';

/** A name in a module of ours (`ui/button`) or of a library (`react`). */
export type Origin = { module: string; name: string; isOwn: boolean };
export type Export = Origin & { typeOnly: boolean };
export type Module = {
  /** Every declared name → its declarations: overloads, or a type and a value. */
  declarations: Map<string, string[]>;
  /** The names that it uses from other modules of ours. */
  imports: Map<string, Origin>;
  exports: Map<string, Export>;
};

/** The compiler indents what continues a statement, or closes a bracket with it. */
const statementStart = /^(?=[a-z])/m;
const declaration =
  /^(?<exported>export )?(declare )?(abstract )?(?:type|interface|const|let|var|function|class|enum) (?<name>[\w$]+)/;
const list = /^(?<keyword>import|export)(?<typeOnly> type)? \{(?<names>[^}]*)\}(?: from '(?<from>[^']+)')?;/;
/** Statements that export nothing: side effects, whole libraries, additions to a library's types. */
const ignored = /^(import '|import [^{]+ from '[^.]|declare (module|global)\b|export \{\};)/;

/** Reads the compiler's output, which is far simpler than written code. */
export function readModule(name: string, text: string): Module {
  const module: Module = { declarations: new Map(), imports: new Map(), exports: new Map() };
  for (const statement of text.split(statementStart).map((part) => part.trimEnd())) {
    if (statement === '' || ignored.test(statement)) continue;
    const declared = declaration.exec(statement)?.groups;
    const listed = list.exec(statement.replaceAll('"', "'"))?.groups;
    if (declared?.name) {
      readDeclaration(module, name, declared.name, statement, declared.exported !== undefined);
    } else if (listed) {
      readList(module, name, listed);
    } else {
      throw new Error(`${name} has a statement that the report cannot read: ${statement}`);
    }
  }
  return module;
}

function readDeclaration(
  module: Module,
  moduleName: string,
  name: string,
  statement: string,
  isExported: boolean,
): void {
  const text = statement.replace(/^(export )?(declare )?/, '');
  module.declarations.set(name, [...(module.declarations.get(name) ?? []), text]);
  if (isExported) module.exports.set(name, { module: moduleName, name, isOwn: true, typeOnly: false });
}

function readList(module: Module, moduleName: string, groups: Record<string, string | undefined>): void {
  const { keyword, typeOnly: wholeTypeOnly, names = '', from } = groups;
  for (const item of names.split(',').map((part) => part.trim())) {
    const parts = /^(?<type>type )?(?<name>\S+)(?: as (?<alias>\S+))?$/.exec(item)?.groups;
    if (!parts?.name) continue;
    const known = keyword === 'export' && !from ? module.imports.get(parts.name) : undefined;
    const origin = known ?? { ...whereFrom(moduleName, from), name: parts.name };
    const ownName = parts.alias ?? parts.name;
    const typeOnly = (wholeTypeOnly ?? parts.type) !== undefined;
    if (keyword === 'export') module.exports.set(ownName, { ...origin, typeOnly });
    else if (origin.isOwn) module.imports.set(ownName, origin);
  }
}

function whereFrom(moduleName: string, from: string | undefined): { module: string; isOwn: boolean } {
  if (from === undefined) return { module: moduleName, isOwn: true };
  if (!from.startsWith('.')) return { module: from, isOwn: false };
  return { module: resolveOwn(moduleName, from), isOwn: true };
}

/** `../ui/link` in `backoffice/list` → `ui/link` */
export function resolveOwn(moduleName: string, from: string): string {
  return posix.join(posix.dirname(moduleName), from).replace(/\.(js|tsx?)$/, '');
}
