import type { TeamStatus } from '../../api/src/contract.ts';

type Part = NonNullable<TeamStatus['part']>;
type Build = Part['builds'][number];
type Cell = string | number;

/** Rows of aligned columns. */
function table(rows: Cell[][]): string[] {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => String(row[at]).length)));
  return rows.map((row) =>
    `  ${row.map((cell, at) => String(cell).padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd(),
  );
}

const moment = (at: string | null) => (at ? at.slice(0, 16).replace('T', ' ') : '–');
const percent = (share: number) => `${share / 100} %`;
const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);

function buildRow({
  label,
  build,
  status,
  share,
  pages,
  errors,
  p75,
  publishedAt,
  publishedBy,
}: Build): Cell[] {
  const by = publishedBy || 'the platform’s own';
  return [label, build, status, percent(share), pages, errors, seconds(p75.lcp), moment(publishedAt), by];
}

function rolloutLine(part: Part, { build, share, ring, tenantIds }: Part['rollouts'][number]): string {
  const of = tenantIds ? `${tenantIds.length} stores` : ring ? `the ring ${ring}` : 'all stores';
  return `  ${nameOf(part, build)} for ${percent(share)} of the visitors of ${of}`;
}

function nameOf({ builds }: Part, build: string): string {
  const label = builds.find((one) => one.build === build)?.label;
  return label ? `${label} (${build})` : build;
}

/** The output of `npm run release -- <part> --status`. Times are UTC. */
export function statusText(name: string, origin: string, { part, errors }: TeamStatus): string {
  if (!part) return `${name} was never released to ${origin}.`;
  const columns = ['version', 'build', 'state', 'visitors', 'pages', 'errors', 'LCP p75', 'published', 'by'];
  return [
    `${name} at ${origin}`,
    `  live       ${part.live ? nameOf(part, part.live.build) : 'no build'}`,
    `  last good  ${part.lastGood ? nameOf(part, part.lastGood) : 'none: there is no way back'}`,
    '',
    'Rollouts',
    ...(part.rollouts.length > 0 ? part.rollouts.map((one) => rolloutLine(part, one)) : ['  none']),
    '',
    'Builds, with the numbers of the last 24 hours',
    ...table([columns, ...part.builds.map(buildRow)]),
    '',
    'Errors of the last 24 hours',
    ...(errors.length === 0
      ? ['  none']
      : table([
          ['times', 'visitors', 'last', 'build', 'phase', 'path', 'message'],
          ...errors.map((one) => [
            ...[one.count, one.visitors, moment(one.lastAt), one.label ?? one.build, one.phase, one.path],
            one.message.replace(/\s+/g, ' ').slice(0, 120),
          ]),
        ])),
  ].join('\n');
}
