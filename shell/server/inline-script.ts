/** A script inside of the page: the source of a function that stands alone, on one line. */
export const inlineScript = (run: () => void, nonce: string): string =>
  `<script nonce="${nonce}">(${String(run).replace(/\s+/g, ' ')})()</script>`;
