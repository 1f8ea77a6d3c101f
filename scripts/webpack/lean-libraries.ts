import type { RuleSetRule } from 'webpack';
import { root } from './packages.ts';

/** `block` is how a line begins: all to its closing brace becomes `to`, by itself a function without a body. */
export type Cut = ({ block: string; to?: string } | { text: string; to: string }) & { times?: number };

const emptied = (...blocks: string[]): Cut[] => blocks.map((block) => ({ block }));

/** A hook that no plugin of ours listens to. */
const unheard = (block: string, times: number): Cut[] => [{ block, to: '', times }];

/**
 * React Router: its door (shell/src/libraries) has no `Form`, `useSubmit` and `useFetcher`, so nothing is ever
 * submitted or fetched aside; and the shell uses neither its instrumentation nor its server nor its framework.
 */
const router: Cut[] = [
  ...emptied(
    'async function fetch2(',
    'function abortFetcher(',
    'function abortStaleFetchLoads(',
    'function deleteFetcher(',
    'function getActionDataForCommit(',
    'function getFetcher(',
    'function getRouteInstrumentationUpdates(',
    'function getUpdatedActionData(',
    'function getUpdatedRevalidatingFetchers(',
    'function instrumentClientSideRouter(',
    'function markFetchRedirectsDone(',
    'function parseHydrationData(',
    'function PrefetchPageLinks(',
    'function queueFetcherForDeletion(',
    'function resetFetcher(',
    'function RSCErrorHandler(',
    'function warning(',
    'function warningOnce(',
    'function warnOnce(',
  ),
  {
    block: 'function normalizeNavigateOptions(',
    to: 'function normalizeNavigateOptions(_, path) { return { path }; }',
  },
  { text: 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)', to: 'false', times: 2 },
  { block: 'if (submission && isMutationMethod(submission.formMethod)) {', to: '' },
  {
    block: 'async function callLoadersAndMaybeResolveData(',
    to: 'async function callLoadersAndMaybeResolveData(matches, _, request, location, context) { return { loaderResults: await callDataStrategy(request, location, matches, context, null), fetcherResults: {} }; }',
  },
  {
    block: 'function interruptActiveLoads(',
    to: 'function interruptActiveLoads() { isRevalidationRequired = true; }',
  },
  { block: 'fetchLoadMatches.forEach((f, key) => {', to: '' },
  { block: 'revalidatingFetchers.filter((f) => !f.matches', to: '' },
  {
    block: 'function usePrefetchBehavior(',
    to: 'function usePrefetchBehavior() { return [false, null, {}]; }',
  },
  {
    block: 'function ScrollRestoration(',
    to: 'function ScrollRestoration({ getKey, storageKey }) { useScrollRestoration({ getKey, storageKey }); return null; }',
  },
];

/**
 * The federation runtime: remotes are named by the edge's composition and loaded by `loadRemote` as scripts. There are
 * no manifests, no snapshots of other applications, no remotes known at build time, no preloading by the runtime (the
 * edge does that), and shared modules come whole. Errors keep their codes, which the shell reads.
 */
const federation: Record<string, Cut[]> = {
  'error-codes/dist/desc.mjs': [{ block: 'const runtimeDescMap = {', to: 'const runtimeDescMap = {};' }],
  'error-codes/dist/getShortErrorMsg.mjs': [
    { text: 'msg.push(getDocsUrl(errorCode));', to: '' },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the library's.
    { text: '`${[errorDescMap[errorCode]]} #${errorCode}`', to: 'errorCode' },
  ],
  'sdk/dist/logger.js': emptied('function captureStackTrace('),
  'runtime-core/dist/helpers.js': [{ text: 'preloadAssets,', to: '' }],
  'runtime-core/dist/core.js': [
    {
      text: 'USE_REMOTE ? new SnapshotHandler(this) : new DisabledSnapshotHandler()',
      to: 'new DisabledSnapshotHandler()',
    },
  ],
  'runtime-core/dist/module/index.js': [
    ...unheard('await this.host.loaderHook.lifecycle.', 12),
    ...unheard('await this.host.hooks.lifecycle.initContainer.', 1),
    {
      block: 'const initContainerOptions = await this.host.hooks',
      to: 'const initContainerOptions = { shareScope, remoteEntryInitOptions, initScope };',
    },
    { block: 'const hookModuleFactory = await', to: 'const hookModuleFactory = void 0;' },
    { block: 'function getAvailableExposeNames(', to: 'const getAvailableExposeNames = () => void 0;' },
  ],
  'runtime-core/dist/remote/index.js': [
    ...emptied('async preloadRemote('),
    ...unheard('this.hooks.lifecycle.', 3),
    {
      block: 'async loadRemote(id, options) {',
      to: `async loadRemote(id, options) {
		const { module, remoteMatchInfo } = await this.getRemoteModuleAndOptions({ id });
		return module.get(id, remoteMatchInfo.expose, options);
	}`,
    },
    {
      block: 'async getRemoteModuleAndOptions(options) {',
      to: `async getRemoteModuleAndOptions({ id }) {
		const { host } = this;
		const remoteMatchInfo = matchRemoteWithNameAndExpose(host.options.remotes, id);
		if (!remoteMatchInfo) error(RUNTIME_004, runtimeDescMap, { hostName: host.options.name, requestId: id });
		const { remote } = remoteMatchInfo;
		const module = host.moduleCache.get(remote.name) ?? new Module$1({ host, remoteInfo: getRemoteInfo(remote) });
		host.moduleCache.set(remote.name, module);
		return { module, remoteMatchInfo };
	}`,
    },
    { block: 'if (remoteInsIndex !== -1) {', to: '' },
    { text: 'host.snapshotHandler.manifestCache.delete(remote.entry);', to: '' },
    { text: 'const { hostGlobalSnapshot } = getGlobalRemoteInfo(remote, host);', to: '' },
    { block: 'if (hostGlobalSnapshot) {', to: '' },
  ],
  'runtime-core/dist/shared/index.js': [
    ...emptied('loadShareSync('),
    ...unheard('this.emitAfterLoadShare(', 4),
    ...unheard('this.emitErrorLoadShare(', 2),
    ...unheard('this.emitAfterRegisterShare(', 2),
    { block: 'const initRemoteModule = async (key) => {', to: '' },
    { block: 'if (host.options.shareStrategy === "version-first" ||', to: '' },
  ],
  'runtime-core/dist/utils/context.js': emptied('function optionsToMFContext('),
  'runtime-core/dist/utils/share.js': [
    { block: 'function shouldUseTreeShaking(', to: 'const shouldUseTreeShaking = () => false;' },
    { block: 'if (useTreesShaking) {', to: '', times: 4 },
  ],
  'runtime-core/dist/utils/load.js': [
    ...emptied(
      'async function loadEsmEntry(',
      'async function loadSystemJsEntry(',
      'async function loadEntryNode(',
    ),
  ],
  'webpack-bundler-runtime/dist/remotes.js': emptied('function remotes('),
  'webpack-bundler-runtime/dist/init.js': [{ block: 'if (USE_SHARED) {', to: '' }],
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js': [
    {
      block: 'const getSharedFallbackGetter = (',
      to: 'const getSharedFallbackGetter = ({ factory }) => factory;',
    },
  ],
};

/**
 * i18next: mfe-shared makes the one instance and puts the words into it, so nothing is loaded, detected, reported or
 * cloned by it. Words are plain texts with variables and plurals (`npm run check` looks for more than that in them).
 */
const i18next: Cut[] = [
  {
    block: 'class Connector extends EventEmitter {',
    to: 'class Connector extends EventEmitter { state = {}; }',
  },
  { block: 'class Formatter {', to: 'class Formatter { format(value) { return value; } }' },
  { block: 'nest(str, fc, options = {}) {', to: 'nest(str) { return str; }' },
  { block: 'cloneInstance(', to: 'cloneInstance() {}' },
  { block: 'reloadResources(', to: 'reloadResources() { return Promise.resolve(); }' },
  {
    block: 'loadResources(language, callback = noop) {',
    to: 'loadResources(language, callback = language) { callback(null); }',
  },
  {
    block: 'hasLoadedNamespace(ns, options = {}) {',
    to: 'hasLoadedNamespace() { return this.isInitialized === true; }',
  },
  { block: 'dir(lng) {', to: 'dir() { return "ltr"; }' },
  {
    block: 'use(module) {',
    to: 'use(module) { if (module.type === "3rdParty") this.modules.external.push(module); return this; }',
  },
  { block: 'if (!lng && this.services.languageDetector && !', to: 'setLng(lng);' },
  { block: 'if (this.modules.languageDetector) {', to: '' },
  { block: 'if (this.modules.i18nFormat) {', to: '' },
  { block: "if (lng?.toLowerCase() === 'cimode') {", to: '' },
  { block: "if (this.options.saveMissingTo === 'fallback'", to: '' },
  { block: 'if (this.options.saveMissing) {', to: '' },
  { block: 'const send = (l, k, specificDefaultValue) => {', to: '' },
  { block: 'if (!this.escapeValue && typeof str', to: '' },
];

/**
 * Emotion: all that MUI gives to an element besides its attributes is `ownerState`; `withTheme` is nobody's; what needs
 * a prefix still is said by mfe-shared (style-cache.ts).
 */
const emotion: Record<string, Cut[]> = {
  'cache/dist/emotion-cache.browser.esm.js': [
    { text: 'options.stylisPlugins || defaultStylisPlugins', to: 'options.stylisPlugins' },
  ],
  'is-prop-valid/dist/emotion-is-prop-valid.esm.js': [
    {
      text: 'memoize(function (prop) {\n  return reactPropsRegex.test(prop) ||',
      to: "(function (prop) {\n  return prop !== 'ownerState' ||",
    },
  ],
  'react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js': [
    { text: "import hoistNonReactStatics$1 from 'hoist-non-react-statics';", to: '' },
    {
      text: 'return hoistNonReactStatics$1(targetComponent, sourceComponent);',
      to: 'return targetComponent;',
    },
  ],
  'react/dist/emotion-react.browser.esm.js': [{ text: "import 'hoist-non-react-statics';", to: '' }],
};

/** MUI: no button ripples (lean-mui.ts), no theme is written out for a build, and none is made for pages without one. */
const mui: Record<string, Cut[]> = {
  'useLazyRipple/useLazyRipple.mjs': [
    ...emptied('start(...args', 'stop(...args', 'pulsate(...args'),
    { block: 'static use() {', to: 'static use() { return useLazyRef(LazyRipple.create).current; }' },
    { block: 'mountEffect = () => {', to: '' },
    { block: 'mount() {', to: '' },
  ],
  'styles/stringifyTheme.mjs': emptied('export function stringifyTheme('),
  'styles/defaultTheme.mjs': [{ text: 'createTheme()', to: '{}' }],
};

const below = (folder: string, files: Record<string, Cut[]>) =>
  Object.fromEntries(Object.entries(files).map(([file, cuts]) => [`${folder}/${file}`, cuts]));

/** Below node_modules. */
export const leanFiles: Record<string, Cut[]> = {
  'react-router/dist/production/chunk-7RTFRKQW.mjs': router,
  'i18next/dist/esm/i18next.js': i18next,
  ...below('@module-federation', federation),
  ...below('@emotion', emotion),
  ...below('@mui/material', mui),
};

export const leanRules: RuleSetRule[] = Object.entries(leanFiles).map(([file, cuts]) => ({
  test: `${root}/node_modules/${file}`,
  loader: `${import.meta.dirname}/lean-loader.cjs`,
  options: { cuts },
}));
