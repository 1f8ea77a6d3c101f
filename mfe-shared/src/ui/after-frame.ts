const atMostMs = 100;

/** Resolves when what was changed is on the screen. A tab in the background draws nothing, and does not wait for it. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atMostMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
