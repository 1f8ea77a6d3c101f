/**
 * For loaders: the queries that a page is going to read are started by the caller; this waits until their requests
 * have left. Without it the page's first rendering, which keeps the browser's one thread busy, would come before them.
 */
export async function afterPrefetch(..._started: Promise<unknown>[]): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve));
  return null;
}
