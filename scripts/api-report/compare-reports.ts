import type { Report } from './make-report.ts';

export type Difference = { added: string[]; broken: string[] };

/** Compares two reports: what a remote that was built against the older one gains or loses with the newer one. */
export function compareReports(older: Report, newer: Report): Difference {
  const difference: Difference = { added: [], broken: [] };
  const headlines = new Set([...older.sections.keys(), ...newer.sections.keys()]);
  for (const headline of headlines) {
    const before = older.sections.get(headline) ?? new Map<string, string>();
    const after = newer.sections.get(headline) ?? new Map<string, string>();
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      compareOne(difference, `${name} (${headline})`, before.get(name), after.get(name));
    }
  }
  return difference;
}

function compareOne(
  { added, broken }: Difference,
  what: string,
  before: string | undefined,
  after: string | undefined,
): void {
  if (before === after || isSameOfOurOwn(before, after)) return;
  if (after === undefined) broken.push(`${what} is gone`);
  else if (before === undefined) added.push(`${what} is new`);
  else if (onlyGains(before, after)) added.push(`${what} gains members`);
  else if (gainsWords(before, after)) added.push(`${what} gains words`);
  else if (gainsOverload(before, after)) added.push(`${what} gains an overload`);
  else broken.push(`${what} is another`);
}

/** A library's component was replaced by our own with exactly its type. */
function isSameOfOurOwn(before = '', after = ''): boolean {
  const [, name, library] = /^export \{ default as (\w+) \} from '([^']+)';$/.exec(before) ?? [];
  return name !== undefined && after === `const ${name}: typeof import('${library}').default;`;
}

/** Words that remotes give and never get: one more changes nothing for those that do not know it. */
const given = /^type NavigationIcon = /;

function gainsWords(before: string, after: string): boolean {
  if (!given.test(before) || !given.test(after)) return false;
  const words = (type: string) => type.match(/'[^']*'/g) ?? [];
  const now = new Set(words(after));
  return words(before).every((word) => now.has(word));
}

/** A function that can still be called as before, and in another way that is tried first. */
const gainsOverload = (before: string, after: string): boolean =>
  before.startsWith('function ') && after.startsWith('function ') && after.endsWith(`\n${before}`);

/** A type that remotes receive may gain members; so may a type that they only read. */
function onlyGains(before: string, after: string): boolean {
  const expected = before.split('\n');
  const givenOut = /^(const|class|abstract class) /.test(before);
  const lines = after.split('\n');
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === expected[0]) {
      expected.shift();
    } else if (isOptional.test(line) || (givenOut && isDirectMember.test(line))) {
      if (!line.endsWith(';')) dropUntil(lines, `${/^ */.exec(line)?.[0]}}`);
    } else {
      return false;
    }
  }
  return expected.length === 0;
}

/** `size?: number;` or the first line of a longer one. */
const isOptional = /^ +(readonly )?[\w$]+\?[:(].*[;{]$/;
const isDirectMember = /^ {4}[\w$].*[;{]$/;

/** The rest of a member of several lines, up to the bracket that closes it. */
function dropUntil(lines: string[], end: string): void {
  const last = lines.findIndex((line) => line.startsWith(end));
  lines.splice(0, last < 0 ? lines.length : last + 1);
}

/** Why this version of mfe-shared may not have these differences; empty when it may. */
export function refusals(older: Report, newer: Report): string[] {
  const { added, broken } = compareReports(older, newer);
  const before = numbers(older.version);
  const now = numbers(newer.version);
  const majorMoved = now.major > before.major;
  const minorMoved = majorMoved || (now.major === before.major && now.minor > before.minor);
  if (broken.length > 0 && !majorMoved) {
    return [...broken, demand('breaks remotes that are released', 'major', older, newer)];
  }
  if (added.length > 0 && !minorMoved) {
    return [...added, demand('is more than remotes can ask for', 'minor', older, newer)];
  }
  return [];
}

function demand(why: string, part: string, older: Report, newer: Report): string {
  return `mfe-shared ${newer.version} ${why}: its ${part} version has to be above that of ${older.version} (mfe-shared/package.json), then npm run api-report`;
}

function numbers(version: string): { major: number; minor: number } {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
}
