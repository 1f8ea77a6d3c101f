/** What a generator makes: files below the project's root, and what is left for a person to do. */
export type Slice = { folder: string; files: Record<string, string>; steps: string[] };
