type Fields = Record<string, unknown>;

/** The only code that writes to the console, for developers who look into a visitor's browser. */
export const log = {
  /** Something failed and the page continues. */
  warn(event: string, fields: Fields = {}): void {
    // biome-ignore lint/suspicious/noConsole: the log
    console.warn(`[larder] ${event}`, fields);
  },
  info(event: string, fields: Fields = {}): void {
    // biome-ignore lint/suspicious/noConsole: the log
    console.info(`[larder] ${event}`, fields);
  },
};
