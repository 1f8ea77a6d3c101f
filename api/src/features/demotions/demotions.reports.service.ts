import type { Services } from '../../platform/http/services.ts';
import type { TelemetryInput, VerdictInput } from '../telemetry/telemetry.schema.ts';
import { besides, receiveTelemetry, storeVerdict } from '../telemetry/telemetry.service.ts';
import { demoteByVerdict, demoteFailing } from './demotions.service.ts';

type Receiver = Parameters<typeof receiveTelemetry>[0] & Pick<Services, 'config' | 'jobs'>;
type Sender = Parameters<typeof receiveTelemetry>[1];

/** Stores a page's report. Returns whether a build was demoted for it. */
export const receiveReport = async (
  receiver: Receiver,
  from: Sender,
  input: TelemetryInput,
): Promise<boolean> => demoteFailing(receiver, await receiveTelemetry(receiver, from, input));

const codes = { throws: 'serverThrows', loops: 'serverLoops', hangs: 'serverHangs' } as const;
const longest = 200;

/** Stores a renderer's verdict. A build that does not start there is demoted. Returns whether one was. */
export async function receiveVerdict(
  given: Pick<Services, 'database' | 'config' | 'jobs'>,
  verdict: VerdictInput,
): Promise<boolean> {
  const { remote, build, builds, problem, message, page } = verdict;
  const isKnown = await storeVerdict(given.database, verdict);
  // A page's address may be one that somebody made up to end the renderer.
  if (!isKnown || page !== undefined) return false;
  const values = { parts: `${remote} ${build}`, message: message.slice(0, longest) };
  const failed = { remote, build, builds: besides({ remote, build }, builds) };
  return demoteByVerdict(given, failed, { code: codes[problem], values });
}
