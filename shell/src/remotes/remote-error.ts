/** How far a build got: its needs, its entry, a module of it, running that, making its routes. */
export type RemotePhase = 'needs' | 'entry' | 'module' | 'start' | 'mount';

/** One build of a remote did not come: which, and how far it got. */
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
