export type RemotePhase = 'needs' | 'entry' | 'module' | 'start';

/** One remote did not come: which, of which build, and how far it got. */
export class RemoteError extends Error {
  readonly remote: string;
  readonly build: string;
  readonly phase: RemotePhase;

  constructor(remote: string, build: string, phase: RemotePhase, cause: unknown) {
    super(
      `${remote} ${build} failed at ${phase}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
    this.name = 'RemoteError';
    this.remote = remote;
    this.build = build;
    this.phase = phase;
  }
}
