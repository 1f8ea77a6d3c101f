const sources = new Map<() => void, string>();

/** The source of a self-contained function, on one line. */
function sourceOf(run: () => void): string {
  const source = sources.get(run) ?? String(run).replace(/\s+/g, ' ');
  sources.set(run, source);
  return source;
}

/** An inline script of the page. */
export const inlineScript = (run: () => void, nonce: string): string =>
  `<script nonce="${nonce}">(${sourceOf(run)})()</script>`;
