import { StalledError } from '../remotes/progress';
import { missingFile } from '../remotes/reload-file';
import { RemoteError } from '../remotes/remote-error';
import { TimeoutError } from '../remotes/timeout';
import { buildsIn } from './builds-in';
import type { PageFacts } from './page-facts';

export type Failure = { remote: string; build: string; phase: string; message: string; stack?: string };

const longest = 300;
const longestStack = 1_500;
/** E-mail addresses and query strings may identify a person. */
const personal = /[^\s@]+@[^\s@]+|\?\S+/g;

/** The build that failed, and how; undefined when no build is at fault, such as after a refusal of the API. */
export function describeFailure(error: Error, facts: PageFacts, phase: string): Failure | null {
  if ('status' in error) return null;
  const message = `${error.name}: ${error.message}`.replace(personal, '…').slice(0, longest);
  if (error instanceof RemoteError) {
    const { remote, build, cause } = error;
    return { remote, build, phase: error.phase, message, ...stackOf(cause) };
  }
  const file = missingFile(error);
  // The build whose file or code it is (the shell's React only called it); else the page's.
  const [culprit] = file ? buildsIn(file) : buildsIn(error.stack).filter(({ remote }) => remote !== 'shell');
  const { remote = facts.remote, build = facts.builds[remote] ?? '' } = culprit ?? {};
  if (file) return { remote, build, phase: 'module', message };
  if (error instanceof StalledError) return { remote, build, phase: 'freeze', message };
  return { remote, build, phase: error instanceof TimeoutError ? 'wait' : phase, message, ...stackOf(error) };
}

/** Where it happened. Most browsers begin a stack with the message, which the report has already. */
function stackOf(error: unknown): { stack?: string } {
  if (!(error instanceof Error) || !error.stack) return {};
  const lines = error.stack.split('\n').filter((line) => buildsIn(line).length > 0);
  const stack = lines.join('\n').replace(personal, '…').slice(0, longestStack);
  return stack ? { stack } : {};
}
