import type { Customization, LocalizedText } from 'api';

/** The pages that a store can switch off, by the section of its texts. */
const sections = {
  '/offer': 'offers',
  '/offers': 'offers',
  '/faq': 'faq',
  '/privacy-policy': 'privacy_policy',
  '/terms-and-conditions': 'term_and_condition',
} as const;

/** Whether a link leads anywhere: not to a page that the store has switched off. */
export const isOpen = (customization: Customization, link: string): boolean =>
  !Object.hasOwn(sections, link) || customization[sections[link as keyof typeof sections]].status;

/** The store's pages in its menu, as its flags say. */
export function menuOf(customization: Customization): { to: string; label: LocalizedText }[] {
  const { navbar } = customization;
  const entries: [boolean, string, LocalizedText][] = [
    [navbar.offers_menu_status, '/offers', navbar.offers],
    [navbar.about_menu_status, '/about-us', navbar.about_us],
    [navbar.contact_menu_status, '/contact-us', navbar.contact_us],
    [navbar.faq_menu_status, '/faq', navbar.faq],
    [navbar.privacy_policy_status, '/privacy-policy', navbar.privacy_policy],
    [navbar.term_and_condition_status, '/terms-and-conditions', navbar.term_and_condition],
  ];
  return entries.flatMap(([status, to, label]) =>
    status && isOpen(customization, to) ? [{ to, label }] : [],
  );
}
