import type { Readable } from 'node:stream';
import type { ReleaseRecord } from './release-record.schema.ts';

/** Which build, and the files its record names. */
export type BuildFiles = Pick<ReleaseRecord, 'remote' | 'build' | 'files'>;
export type BuildFile = BuildFiles['files'][number];

/** The files of uploaded builds. Names are those of a checked record. */
export type ReleaseFiles = {
  /** Keeps one file of a build on its way, and its compressed forms. May be repeated. */
  write(build: BuildFiles, file: string, bytes: Buffer): Promise<void>;
  /** Which files are not there, or are not those of the record. */
  missing(build: BuildFiles): Promise<string[]>;
  /**
   * Makes the build's files readable, all at once. Answers what is missing, and does nothing then. Not twice at the
   * same moment for one build, nor while it is removed.
   */
  finish(build: BuildFiles): Promise<string[]>;
  /** Null when it is not there. */
  open(build: BuildFiles, file: string): Promise<Readable | null>;
  /** Removes all of the build, finished or not. */
  remove(build: BuildFiles): Promise<void>;
};
