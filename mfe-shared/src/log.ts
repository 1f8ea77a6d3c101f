type Fields = Record<string, unknown>;

/** The one place that writes to the console: what a developer wants to see in a visitor's browser. */
export const log = {
  /** Something failed and the page goes on. */
  warn(event: string, fields: Fields = {}): void {
    // biome-ignore lint/suspicious/noConsole: the log
    console.warn(`[larder] ${event}`, fields);
  },
  info(event: string, fields: Fields = {}): void {
    // biome-ignore lint/suspicious/noConsole: the log
    console.info(`[larder] ${event}`, fields);
  },
};
