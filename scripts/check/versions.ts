import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gt } from 'semver';
import { z } from 'zod';
import type { Check } from './check.ts';

/** A package that is not at its newest version, in which package.json, and why. */
const heldBack = z.array(
  z.strictObject({
    package: z.string(),
    in: z.string(),
    version: z.string(),
    reason: z.string().min(10),
  }),
);
export type HeldBack = z.infer<typeof heldBack>[number];

const outdated = z.object({ current: z.string().optional(), latest: z.string(), dependent: z.string() });
/** The fields of `npm outdated --json` for a package, in each package.json that names it. */
const outdatedReport = z.record(z.string(), z.union([outdated, z.array(outdated)]));
export type OutdatedReport = z.infer<typeof outdatedReport>;

/** Runs only when it is named: today's registry must not decide whether an old commit passes. */
export const versions: Check = {
  name: 'versions',
  skip() {
    if (process.env.CI) return 'CI does not depend on the registry';
    if (!process.argv.slice(2).includes('versions')) return 'asks the registry: npm run check -- versions';
    return spawnSync('npm', ['ping'], { timeout: 20_000 }).status === 0
      ? undefined
      : 'no registry can be reached';
  },
  async run(root) {
    const { stdout } = spawnSync('npm', ['outdated', '--json'], { cwd: root, encoding: 'utf8' });
    const listed = JSON.parse(readFileSync(`${root}/scripts/check/held-back.json`, 'utf8'));
    const report = outdatedReport.parse(JSON.parse(stdout || '{}'));
    const { name, workspaces } = manifestOf(root);
    // The registry has other packages with the same names.
    for (const workspace of workspaces) delete report[workspace];
    // npm names the root package by its folder.
    for (const found of Object.values(report).flat()) {
      if (found.dependent === basename(root)) found.dependent = name;
    }
    return findBehind(report, heldBack.parse(listed));
  },
};

const manifestOf = (root: string) =>
  z
    .object({ name: z.string(), workspaces: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')));

export function findBehind(report: OutdatedReport, held: HeldBack[]): string[] {
  const behind = Object.entries(report).flatMap(([name, found]) =>
    [found]
      .flat()
      .flatMap(({ current, latest, dependent }) =>
        current && gt(latest, current) ? [{ name, current, latest, dependent }] : [],
      ),
  );
  const isHeld = ({ name, current, dependent }: (typeof behind)[number]) =>
    held.some((entry) => entry.package === name && entry.in === dependent && entry.version === current);
  const unexplained = behind
    .filter((one) => !isHeld(one))
    .map(({ name, current, latest, dependent }) => {
      return `${name} ${current} of ${dependent}: ${latest} is out. Update it, or say why not in scripts/check/held-back.json`;
    });
  const stale = held
    .filter(({ package: name, in: dependent, version }) => {
      return !behind.some(
        (one) => one.name === name && one.dependent === dependent && one.current === version,
      );
    })
    .map(
      (entry) => `${entry.package} ${entry.version} of ${entry.in} is not behind: its reason is out of date`,
    );
  return [...unexplained, ...stale];
}
