/**
 * The entry point for rendering pages outside of a browser: it replaces what only a browser has. Builds for browsers
 * contain nothing of it.
 */

export { answerCalls, type ServerCall, type ServerReply } from './api/answer-calls';
export { dehydrateShared, type ServerShared, type ServerVisit, shareOnServer } from './app/share-on-server';
export { collectStyles } from './theme/collect-styles';
