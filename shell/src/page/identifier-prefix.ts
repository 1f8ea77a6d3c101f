/**
 * React writes it into the ids of `useId`, the same on the server and in the browser that hydrates the page. It ends with
 * `_`, so that mfe-shared before 1.67 finds these ids, too: it looks for `_R_`.
 */
export const identifierPrefix = 'larder_';
