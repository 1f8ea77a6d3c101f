import type { Report } from './make-report.ts';
import { namedSection } from './make-report.ts';
import { readSince, writeSince } from './since.ts';

/** The text of the report: one block of TypeScript for each section, one empty line between declarations. */
export function writeReport({ version, sections, since }: Report): string {
  const blocks = [...sections].map(
    ([headline, declarations]) =>
      `## ${headline}\n\n\`\`\`ts\n${[...declarations.values()].join('\n\n')}\n\`\`\`\n`,
  );
  return `# What mfe-shared ${version} gives to remotes

Made by \`npm run api-report\`, never by hand. Types of the API are part of its own contract, those of libraries of theirs; "${namedSection}" are not exported, but what is exported is made of them.

${blocks.join('\n')}${writeSince(since)}`;
}

export function readReport(text: string): Report {
  const version = /^# What mfe-shared (?<version>\S+) /.exec(text)?.groups?.version;
  if (!version) throw new Error('The report of mfe-shared does not name its version');
  const blocks = text.matchAll(/^## (?<headline>[^\n]+)\n\n```ts\n(?<body>.*?)\n?```$/gms);
  const sections = [...blocks].map(({ groups }): [string, Map<string, string>] => {
    const declarations = (groups?.body ?? '').split('\n\n').filter(Boolean);
    return [groups?.headline ?? '', new Map(declarations.map((one) => [nameOf(one), one]))];
  });
  return { version, sections: new Map(sections), since: readSince(text) };
}

function nameOf(declaration: string): string {
  const found =
    /^export (?:type )?\{ (?:\S+ as )?(?<name>[\w$]+) \}/.exec(declaration) ??
    /^(?:abstract )?[a-z]+ (?<name>[\w$]+)/.exec(declaration);
  return found?.groups?.name ?? declaration;
}
