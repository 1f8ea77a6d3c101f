/** A message to a process that runs builds. */
export type ToRun<Job> =
  | { kind: 'run'; job: Job }
  /** Null for a file that the builds do not have. */
  | { kind: 'code'; id: number; code: string | null };

export type FaultCode = 'runThrows' | 'runEndless' | 'runBlank';

/** Messages of the process to the edge. */
export type FromRun =
  | { kind: 'file'; id: number; url: string }
  /** It begins with this file, module or page. */
  | { kind: 'at'; part: string; place: string }
  | { kind: 'done' }
  /** It has not ended, and there is nothing left that it could go on after. */
  | { kind: 'idle' }
  | { kind: 'failed'; code: FaultCode; part: string; place: string; text: string };
