/** A file that names every package, and how one more comes into it; what the text was when it has no place for it. */
type ListEdit = { file: string; edit: (text: string, name: string) => string };

/** The remote that each list has: the new one comes after it. */
const neighbour = 'mfe-platform-admin';

export const listEdits: ListEdit[] = [
  { file: 'package.json', edit: inLists },
  { file: 'biome.json', edit: inLists },
  { file: 'knip.json', edit: inEntries },
  { file: 'scripts/webpack/packages.ts', edit: inLists },
  { file: 'scripts/check/files.ts', edit: inLists },
  { file: 'scripts/check/programs.ts', edit: inLists },
  { file: 'scripts/new-feature/web-slice.ts', edit: inFeatures },
];

/** `'mfe-a'` or `"mfe-a/src/**"` in a list. */
function inLists(text: string, name: string): string {
  const item = new RegExp(`(['"])${neighbour}(/[^'"]*)?\\1`, 'g');
  return text.replace(item, (found) => `${found}, ${found.replace(neighbour, name)}`);
}

/** `"mfe-a": { … }` on a line of its own. */
function inEntries(text: string, name: string): string {
  const entry = new RegExp(`^ +"${neighbour}": \\{.*\\}(?=,?$)`, 'm');
  return text.replace(entry, (found) => `${found},\n${found.replace(neighbour, name)}`);
}

/** `npm run new-feature` knows the remotes by where they are and who is signed in there. */
function inFeatures(text: string, name: string): string {
  const short = name.replace(/^mfe-/, '');
  return text.replace(
    /^ {2}'platform-admin': \{.*\},\n/m,
    (found) => `${found}  '${short}': { client: 'api', at: '/${short}', person: undefined },\n`,
  );
}
