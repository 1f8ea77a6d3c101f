import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { deployTokens } from '../../platform/identity/deploy-tokens.table.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { onTheirWay } from '../releases/publish-gate.ts';
import { refusal } from '../releases/refusals.ts';
import { isRelease } from '../releases/release-rows.ts';
import { releases } from '../releases/releases.table.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import { readReleaseSettings } from '../telemetry/telemetry.settings.service.ts';
import type { SignedCheck } from './browser-checks.schema.ts';
import { isOpenable, isSignedWith } from './browser-checks.schema.ts';

const maxMinutes = 60;
/** The clock of the machine that checked may be fast. */
const maxAheadMs = 5 * 60_000;

type Given = { records: ReleaseRecord[]; checks: ReadonlyMap<string, SignedCheck>; toVisitors: boolean };

/** Whether this platform wants such a build opened in a browser before visitors get it. */
export const demandsCheck = async (tx: Tx, record: ReleaseRecord): Promise<boolean> =>
  isOpenable(record) && (await readReleaseSettings(tx)).demandBrowserCheck;

/**
 * Keeps the browser checks of builds that are published. Throws RELEASE_REFUSED for each that is wrong, and for those
 * that are missing where the platform demands them.
 */
export async function keepChecks(tx: Tx, { records, checks, toVisitors }: Given): Promise<void> {
  const moved = new Set(records.map(({ remote }) => remote));
  const faults: ErrorDetail[] = [];
  for (const record of records) {
    const check = checks.get(record.remote);
    if (check) {
      const signer = await signerOf(tx, check);
      const fault = wrongCheck(record, check, signer) ?? (await besideOthers(tx, check, moved));
      if (fault) faults.push(fault);
      else await keep(tx, check, signer ?? '');
    } else if (toVisitors && (await demandsCheck(tx, record))) {
      const { remote, build } = record;
      faults.push(refusal(remote, { code: 'checkMissing', values: { remote, build } }));
    }
  }
  if (faults.length > 0) throw new AppError('RELEASE_REFUSED', faults);
}

/** Returns the name of the token that signed it; null when none of the part's own did. */
async function signerOf(tx: Tx, check: SignedCheck): Promise<string | null> {
  const tokens = await tx
    .select({ name: deployTokens.name, hash: deployTokens.hash })
    .from(deployTokens)
    .where(and(eq(deployTokens.remote, check.remote), isNull(deployTokens.revokedAt)));
  return tokens.find(({ hash }) => isSignedWith(check, hash))?.name ?? null;
}

function wrongCheck(
  { remote, build }: ReleaseRecord,
  check: SignedCheck,
  signer: string | null,
): ErrorDetail | null {
  const values = { remote, build };
  if (check.remote !== remote || check.build !== build)
    return refusal(remote, {
      code: 'checkOther',
      values: { ...values, other: `${check.remote} ${check.build}` },
    });
  if (signer === null) return refusal(remote, { code: 'checkForged', values });
  const ageMs = Date.now() - Date.parse(check.at);
  if (ageMs > maxMinutes * 60_000 || ageMs < -maxAheadMs)
    return refusal(remote, { code: 'checkOld', values: { ...values, minutes: maxMinutes } });
  return null;
}

/**
 * Checks the builds that the pages ran beside. Every page has the shell and mfe-shared, so these have to be builds that
 * visitors get now. Another remote may have changed meanwhile. A build that moves in the same step could not be opened
 * before.
 */
async function besideOthers(
  tx: Tx,
  { remote, build, beside }: SignedCheck,
  moved: ReadonlySet<string>,
): Promise<ErrorDetail | null> {
  const { parts } = await readLive(tx);
  const guests = await onTheirWay(tx);
  for (const part of ['shell', 'mfe-shared']) {
    const [found = '–', live] = [beside[part], parts[part]];
    const isGiven = found === live || guests.some((one) => one.remote === part && one.build === found);
    if (!live || isGiven || moved.has(part)) continue;
    return refusal(remote, { code: 'checkBeside', values: { remote, build, part, found, live } });
  }
  return null;
}

const keep = (tx: Tx, { signature: _none, remote, build, ...check }: SignedCheck, by: string) =>
  tx
    .update(releases)
    .set({ browserCheck: { ...check, by } })
    .where(isRelease({ remote, build }));
