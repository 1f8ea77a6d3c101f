/** What the page is, as far as a report says it. */
export type PageFacts = {
  composition: string;
  /** Part → the build that runs. */
  builds: Record<string, string>;
  /** The remote whose page is open. */
  remote: string;
  /** A developer's own build is in the page: what happens there is no news of those that are released. */
  isOwn?: boolean;
};
