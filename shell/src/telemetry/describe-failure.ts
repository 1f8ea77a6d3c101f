import { missingFile } from '../remotes/fetch-anew';
import { Overdue } from '../remotes/patience';
import { RemoteError } from '../remotes/remote-error';
import { Switching } from '../updates/switching';
import type { PageFacts } from './reports';

export type Failure = { remote: string; build: string; phase: string; message: string };

const longest = 300;
const fileOfBuild = /\/mfe\/([\w-]+)\/(\w+)\//;

/** Which build failed, and how; nothing for what is no build's fault, such as a refusal of the API. */
export function describeFailure(error: unknown, facts: PageFacts, phase = 'render'): Failure | null {
  if (!(error instanceof Error) || error instanceof Switching || 'status' in error) return null;
  const message = withoutPersons(`${error.name}: ${error.message}`);
  if (error instanceof RemoteError) {
    return { remote: error.remote, build: error.build, phase: error.phase, message };
  }
  const file = missingFile(error);
  const at = { ...blame(file ?? error.stack, facts), message };
  if (file) return { ...at, phase: 'module' };
  return { ...at, phase: error instanceof Overdue ? 'wait' : phase };
}

/** The build whose code threw, which the shell's React only called; else the one whose page is open. */
function blame(trace: string | undefined, { remote, builds }: PageFacts): Pick<Failure, 'remote' | 'build'> {
  for (const [, name, build] of (trace ?? '').matchAll(new RegExp(fileOfBuild, 'g'))) {
    if (name && build && name !== 'shell') return { remote: name, build };
  }
  return { remote, build: builds[remote] ?? 'none' };
}

/** Addresses of people, and what follows a question mark, may name somebody. */
function withoutPersons(message: string): string {
  return message
    .replace(/[^\s@]+@[^\s@]+/g, '…')
    .replace(/\?\S*/g, '')
    .slice(0, longest);
}
