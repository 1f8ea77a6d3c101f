/**
 * The phase in which a build failed: its needs, its entry, a module, running it, making its routes; `freeze` when it
 * never comes to an end.
 */
export type RemotePhase = 'needs' | 'entry' | 'module' | 'start' | 'mount' | 'freeze';

/** The failure of one build of a remote: which build, and in which phase. */
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
