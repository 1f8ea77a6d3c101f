import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import type { Check } from './check.ts';

const hole = z.object({
  name: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  range: z.string(),
  /** Its own hole, or the name of a package of its that has one. */
  via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
});
/** `npm audit --json`. */
const report = z.union([
  z.object({ vulnerabilities: z.record(z.string(), hole) }),
  z.object({ message: z.string() }),
]);

/** One line for each package of production with a known hole; those that only use such a package are left out. */
export function findHoles(json: string): string[] {
  const read = report.parse(JSON.parse(json));
  if ('message' in read) return [`The registry did not answer: ${read.message}`];
  return Object.values(read.vulnerabilities).flatMap(({ name, severity, range, via }) =>
    via.flatMap((one) =>
      typeof one === 'string' ? [] : [`${name} ${range}: ${severity}: ${one.title} (${one.url})`],
    ),
  );
}

/** Runs only when it is named: what is known today must not decide whether an old commit passes. */
export const audit: Check = {
  name: 'audit',
  skip: () =>
    process.argv.slice(2).includes('audit') ? undefined : 'asks the registry: npm run check -- audit',
  run: async (root) =>
    findHoles(spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' }).stdout),
};
