import type { Readable } from 'node:stream';
import type { CompressedCopies } from './release-bytes.ts';
import type { ReleaseRecord } from './release-record.schema.ts';

/** A build, and the files that its record names. */
export type BuildFiles = Pick<ReleaseRecord, 'remote' | 'build' | 'files'>;
export type NamedBuild = Pick<ReleaseRecord, 'remote' | 'build'>;
export type BuildFile = BuildFiles['files'][number];

/** The files of uploaded builds. Their names come from a checked record. */
export type ReleaseFiles = {
  /** Stores one file of an unfinished build, with its compressed copies, which are made unless given. May be repeated. */
  write(build: BuildFiles, file: string, bytes: Buffer, copies?: CompressedCopies): Promise<void>;
  /** The files that are missing or differ from the record. */
  missing(build: BuildFiles): Promise<string[]>;
  /**
   * Makes the build's files readable, all at once. Returns the missing files and does nothing then. Must not run
   * concurrently for one build, nor while it is removed.
   */
  finish(build: BuildFiles): Promise<string[]>;
  /** Null when there is no such file. */
  open(build: NamedBuild, file: string): Promise<Readable | null>;
  /** Stores the build's source maps, apart from its files, where neither edges nor the API's files are read. */
  writeMaps(build: NamedBuild, bytes: Buffer): Promise<void>;
  /** Null without maps. */
  openMaps(build: NamedBuild): Promise<Readable | null>;
  /** Removes all files of the build, finished or not, and its maps. */
  remove(build: BuildFiles): Promise<void>;
};
