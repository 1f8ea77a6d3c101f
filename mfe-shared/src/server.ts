/**
 * What renders pages outside of a browser gets from this library: the door, and what stands in there for the parts
 * that only a browser has. Only the server's build has it.
 */

export { answerCalls, type ServerCall, type ServerReply } from './api/answer-calls';
export { dehydrateShared, type ServerShared, type ServerVisit, shareOnServer } from './app/share-on-server';
export * from './index';
export { collectStyles } from './theme/collect-styles';
