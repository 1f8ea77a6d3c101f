/** One check of the whole tree: its name, and its findings, one line or block for each. */
export type Check = {
  name: string;
  run(root: string): Promise<string[]>;
  /** The reason why the check is skipped, if it is. */
  skip?(root: string): string | undefined;
};
