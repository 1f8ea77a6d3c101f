import { readFile, writeFile } from 'node:fs/promises';
import type { SignedCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import { signedCheck } from '../../api/src/features/browser-checks/browser-checks.schema.ts';
import { StartError } from '../../server/start-error.ts';
import type { BuiltPart } from './release-parts.ts';

/** Writes the file of `npm run verify -- … --result <file>` for the job that releases. */
export const writeResult = (file: string, check: SignedCheck): Promise<void> =>
  writeFile(file, `${JSON.stringify(check, null, 2)}\n`);

/** The results of other jobs, by part. Throws in a sentence when one is not of a build that is released. */
export async function readResults(
  files: string[],
  parts: Pick<BuiltPart, 'name' | 'build'>[],
): Promise<Map<string, SignedCheck>> {
  const checks = new Map<string, SignedCheck>();
  for (const file of files) {
    const check = await readResult(file);
    const part = parts.find(({ name }) => name === check.remote);
    if (!part) throw new StartError(`${file} is a result of ${check.remote}, which is not released here.`);
    if (part.build !== check.build)
      throw new StartError(
        `${file} is a result of ${check.remote} ${check.build}, and these sources make ${part.build}: verify them as they are.`,
      );
    checks.set(part.name, check);
  }
  return checks;
}

async function readResult(file: string): Promise<SignedCheck> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`There is no file ${file}: npm run verify -- … --result ${file} writes it.`);
  });
  try {
    return signedCheck.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${file} is no result of npm run verify.`);
  }
}
