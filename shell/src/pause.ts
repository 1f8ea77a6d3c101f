/**
 * Ends the present task. What starts a page takes a slow phone longer than a press may wait, so it is done in several
 * tasks: between two of them the browser answers what was pressed, and paints.
 */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
