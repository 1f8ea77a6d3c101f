/** The facts about a page that reports contain. */
export type PageFacts = {
  composition: string;
  /** Part → the running build. */
  builds: Record<string, string>;
  /** The remote of the open page. */
  remote: string;
  /** The page has a developer's local build, so it does not report. */
  isOwn?: boolean;
};
