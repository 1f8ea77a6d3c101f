import { ApiError } from 'mfe-shared';

const isUnknown = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status);

/** Whether the page of a link shows its failure: without a reply nobody can say that the link is not known. */
export const hasNoReply = (error: Error, { state }: { state: { data?: unknown } }): boolean =>
  state.data === undefined && !isUnknown(error);
