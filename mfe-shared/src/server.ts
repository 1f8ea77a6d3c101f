/**
 * The entry point for whoever renders pages outside of a browser: what stands in there for what only a browser has. Nothing
 * of it is in the builds for browsers.
 */

export { answerCalls, type ServerCall, type ServerReply } from './api/answer-calls';
export { dehydrateShared, type ServerShared, type ServerVisit, shareOnServer } from './app/share-on-server';
export { collectStyles } from './theme/collect-styles';
