import sanitizeHtml from 'sanitize-html';
import type { Customization } from './customization.schema.ts';

/** The tags and attributes that the editor of formatted texts writes, and that the shop shows. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'br', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const clean = <Page extends Customization['privacy_policy']>(page: Page): Page => ({
  ...page,
  description: Object.fromEntries(
    Object.entries(page.description).map(([language, html]) => [language, sanitizeHtml(html, rules)]),
  ),
});

/** Returns the sections with their formatted texts reduced to the tags that the shop shows. */
export function withCleanTexts<Sections extends Partial<Customization>>(sections: Sections): Sections {
  const { privacy_policy, term_and_condition } = sections;
  return {
    ...sections,
    ...(privacy_policy && { privacy_policy: clean(privacy_policy) }),
    ...(term_and_condition && { term_and_condition: clean(term_and_condition) }),
  };
}
