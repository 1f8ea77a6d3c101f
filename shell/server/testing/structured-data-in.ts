/// <reference path="./structured-data-packages.d.ts" />
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** The structured data of a page (schema.org), and the errors that Google’s rules find in it. */
export async function structuredDataIn(html: string): Promise<{ types: string[]; errors: string[] }> {
  const read = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(read);
  return {
    types: Object.keys(read.jsonld),
    errors: issues.flatMap(({ severity, issueMessage }) => (severity === 'ERROR' ? issueMessage : [])),
  };
}
