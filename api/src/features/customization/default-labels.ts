import type { z } from 'zod';
import type { Customization, deliveryTimes } from './customization.schema.ts';
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

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Today, unless it is evening already, and in a week. Stores that were opened before have these, too. */
export const defaultDeliveryTimes: Required<z.infer<typeof deliveryTimes>> = {
  shipping_one_days: 0,
  shipping_one_weekdays: everyDay,
  shipping_one_order_by: '18:00',
  shipping_one_deliver_by: '',
  shipping_two_days: 7,
  shipping_two_weekdays: everyDay,
  shipping_two_order_by: '',
  shipping_two_deliver_by: '',
  days_without_delivery: [],
};

/** Section 9 of the specification: today for 60, within a week for 20. */
export const defaultCheckout: Customization['checkout'] & typeof defaultDeliveryTimes = {
  ...defaultTexts.checkout,
  shipping_one_cost: 6_000,
  shipping_two_cost: 2_000,
  ...defaultDeliveryTimes,
};

export const defaultDashboard: Customization['dashboard'] = defaultTexts.dashboard;
