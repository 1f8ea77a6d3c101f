import type { SharedEdit } from './shared-edits.ts';

/** What a generator makes: files in a folder, lines in files that are there, and what is left for a person to do. */
export type Slice = { folder: string; files: Record<string, string>; edits: SharedEdit[]; steps: string[] };
