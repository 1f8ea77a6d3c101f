/// <reference path="./structured-data-packages.d.ts" />
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** What search engines read of a page, and what Google’s rules for it complain of (schema.org). */
export async function structuredDataIn(html: string): Promise<{ types: string[]; errors: string[] }> {
  const read = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(read);
  return {
    types: Object.keys(read.jsonld),
    errors: issues.flatMap(({ severity, issueMessage }) => (severity === 'ERROR' ? issueMessage : [])),
  };
}
