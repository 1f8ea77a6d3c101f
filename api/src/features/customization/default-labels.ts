import type { Customization } from './customization.schema.ts';
import { defaultTexts } from './default-texts.ts';

export const defaultNavbar: Customization['navbar'] = {
  ...defaultTexts.navbar,
  categories_menu_status: true,
  about_menu_status: true,
  contact_menu_status: true,
  offers_menu_status: true,
  faq_menu_status: true,
  privacy_policy_status: true,
  term_and_condition_status: true,
  phone: '',
  logo: '',
};

/** Section 9 of the specification: today for 60, within a week for 20. */
export const defaultCheckout: Customization['checkout'] = {
  ...defaultTexts.checkout,
  shipping_one_cost: 6_000,
  shipping_two_cost: 2_000,
};

export const defaultDashboard: Customization['dashboard'] = defaultTexts.dashboard;
