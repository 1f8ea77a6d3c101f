import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { StartError } from '../../server/start-error.ts';
import { apiReport } from '../check/api-report.ts';
import { typeChecks } from '../check/programs.ts';
import { sharedNeeds } from '../check/shared-needs.ts';
import { buildId } from '../webpack/build-id.ts';
import { root } from '../webpack/packages.ts';

const notes = `${root}/node_modules/.cache/larder-checked`;

/**
 * The sources that its types depend on: itself, the library, and the API's contract, which the library's id includes.
 */
const stateOf = (name: string) => `${buildId(name, 'production')} ${buildId('mfe-shared', 'production')}`;

/**
 * Throws type errors of a part, and mismatches between mfe-shared's version and its exports or the part's needs.
 * Unchanged sources are not checked again.
 */
export async function checkPart(name: string): Promise<void> {
  const note = `${notes}/${name}`;
  const state = stateOf(name);
  if (existsSync(note) && readFileSync(note, 'utf8') === state) return;
  const check = typeChecks.find((one) => one.name === `types ${name}`);
  if (!check)
    throw new StartError(`scripts/check/programs.ts does not know ${name}, so its types are not checked.`);
  const findings = await check.run(root);
  if (findings.length > 0) throw new StartError(`The types of ${name} are wrong:\n${findings.join('\n')}`);
  const broken = name === 'mfe-shared' ? await apiReport.run(root) : await unmetImports(name);
  if (broken.length > 0) throw new StartError(`${name} does not fit its version:\n${broken.join('\n')}`);
  mkdirSync(notes, { recursive: true });
  writeFileSync(note, state);
}

/** The check covers all parts; the others are not released here. */
const unmetImports = async (name: string) =>
  (await sharedNeeds.run(root)).filter((finding) => finding.startsWith(`${name}/`));
