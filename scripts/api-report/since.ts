import type { Report } from './make-report.ts';
import { namedSection } from './make-report.ts';

/** The name of a later export in the report. */
export const exportOf = (entryPoint: string, name: string): string => `\`${name}\` of ${entryPoint}`;

const line = /^- (?<what>`[\w$]+` of \S+): (?<version>\S+)$/gm;

export function readSince(text: string): Report['since'] {
  return new Map([...text.matchAll(line)].map(({ groups }) => [groups?.what ?? '', groups?.version ?? '']));
}

export function writeSince(since: Report['since']): string {
  if (since.size === 0) return '';
  const lines = [...since].map(([what, version]) => `- ${what}: ${version}\n`);
  return `\n## Since when\n\nWho imports one of these needs that version of mfe-shared at least.\n\n${lines.join('')}`;
}

/** The report with the version of each export that the committed report lacks. */
export function dated(report: Report, agreed: Report | undefined): Report {
  if (!agreed) return report;
  const before = new Set(exportsIn(agreed));
  const since = new Map(
    exportsIn(report).flatMap((what) => {
      const version = before.has(what) ? agreed.since.get(what) : report.version;
      return version ? [[what, version] as const] : [];
    }),
  );
  return { ...report, since };
}

function exportsIn({ sections }: Report): string[] {
  return [...sections]
    .filter(([headline]) => headline !== namedSection)
    .flatMap(([entryPoint, declarations]) =>
      [...declarations.keys()].map((name) => exportOf(entryPoint, name)),
    );
}
