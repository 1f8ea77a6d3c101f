import type { SharedEdit } from './shared-edits.ts';

/** The result of a generator: files in a folder, lines in existing files, and the steps left for a person. */
export type Slice = { folder: string; files: Record<string, string>; edits: SharedEdit[]; steps: string[] };
