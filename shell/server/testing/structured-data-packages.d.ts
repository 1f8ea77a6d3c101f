/** Neither has types. */
declare module '@marbec/web-auto-extractor' {
  type Read = { jsonld: Record<string, object[]>; errors: unknown[] };
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): Read;
  }
}
declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING' };
  export default class Validator {
    validate(read: object): Promise<Issue[]>;
  }
}
