/** An inline script of the page: the source of a self-contained function, on one line. */
export const inlineScript = (run: () => void, nonce: string): string =>
  `<script nonce="${nonce}">(${String(run).replace(/\s+/g, ' ')})()</script>`;
