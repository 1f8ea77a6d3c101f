import { TestEnvironment } from 'jest-environment-jsdom';

/** APIs of browsers that React Router and the API client need and jsdom lacks. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
] as const;

/**
 * jsdom with Node's fetch, Request and AbortSignal: they belong together, since a Request refuses jsdom's
 * AbortSignal.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const jsdomFormData = this.global.FormData;
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    // React reads the page's forms with it, and Node's version does not know them.
    this.global.FormData = class extends globalThis.FormData {
      constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
        super();
        if (!form) return;
        for (const [name, value] of new jsdomFormData(form, submitter)) this.append(name, value as string);
      }
    } as typeof this.global.FormData;
  }
}
