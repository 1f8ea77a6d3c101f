import type { Names } from './names.ts';

/**
 * A file that names every feature, and the edit that adds one. A text of an unknown shape stays unchanged; then
 * `step` tells a person what to do.
 */
export type SharedEdit = { file: string; edit: (text: string) => string; step: string };

/** Lines are added where they compile; Biome sorts them. */
export function apiEdits({ many, table, oneVariable }: Names): SharedEdit[] {
  const routes = `${oneVariable}Routes`;
  const permissions = `...readAndWrite('${table}')`;
  return [
    {
      file: 'api/src/features.ts',
      edit: (text) =>
        inList(
          text,
          /^\];/m,
          `${routes},\n`,
          `import { ${routes} } from './features/${many}/${many}.routes.ts';`,
        ),
      step: `name ${routes} in api/src/features.ts`,
    },
    {
      file: 'api/src/platform/identity/permissions.ts',
      edit: (text) => text.replace(/^\] as const;/m, (end) => `${permissions},\n${end}`),
      step: `add ${permissions} in api/src/platform/identity/permissions.ts`,
    },
  ];
}

export function pageEdits(remote: string, { many, manyVariable }: Names): SharedEdit[] {
  const pages = `${manyVariable}Pages`;
  const line = `import { ${pages} } from './features/${many}/${many}.pages';`;
  return [
    {
      file: `mfe-${remote}/src/pages.ts`,
      edit: (text) => {
        // The pages inside the remote's frame: before those of the feature "pages", or before the list's unknown page.
        const own = /^ *\.\.\.pagesPages,/m;
        const before = own.test(text) ? own : /^ *unknownPage,/m;
        return inList(text, before, `...${pages}, `, line);
      },
      step: `name ${pages} in mfe-${remote}/src/pages.ts`,
    },
  ];
}

/** Both lines, or none of them. */
function inList(text: string, before: RegExp, item: string, line: string): string {
  const imported = afterFeatures(text, line);
  if (imported === text || !before.test(text)) return text;
  return imported.replace(before, (found) => `${item}${found}`);
}

/** After the last import from a feature. */
function afterFeatures(text: string, line: string): string {
  const last = text.match(/^.* from '\.\/features\/.*';$/gm)?.at(-1);
  return last ? text.replace(last, () => `${last}\n${line}`) : text;
}
