/** One check of the whole tree: its name, and what it finds wrong, one line or block for each finding. */
export type Check = {
  name: string;
  run(root: string): Promise<string[]>;
  /** Why there is nothing to look at, if so: then it is not run. */
  skip?(root: string): string | undefined;
};
