import { z } from 'zod';
import { localizedText } from '../../platform/http/localized.schema.ts';

const text = localizedText(2_000);
const longText = localizedText(60_000);
const shown = z.boolean();
const picture = z.string().max(500);
/** A path of the store, a full https address, a mail address or a telephone number. */
const link = z
  .string()
  .max(500)
  .regex(/^$|^\/(?![/\\])|^https:\/\/|^mailto:|^tel:/);
const titled = z.strictObject({ status: shown, title: text, description: text });
const card = z.strictObject({ title: text, description: text });
/** `14:00` on the store's clocks; '' = none. */
const timeOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/);
/** The days from 1 for Monday to 7 for Sunday. */
const weekdays = z.array(z.number().int().min(1).max(7)).min(1).max(7);

/**
 * The times of the two ways of delivery: `earliest-arrival.ts` of the cart explains them. A save without them, from a
 * back office of an older release, leaves them as they were.
 */
export const deliveryTimes = z
  .strictObject({
    shipping_one_days: z.number().int().min(0).max(60),
    shipping_one_weekdays: weekdays,
    shipping_one_order_by: timeOfDay,
    shipping_one_deliver_by: timeOfDay,
    shipping_two_days: z.number().int().min(0).max(60),
    shipping_two_weekdays: weekdays,
    shipping_two_order_by: timeOfDay,
    shipping_two_deliver_by: timeOfDay,
    days_without_delivery: z.array(z.iso.date()).max(100),
  })
  .partial();

/** The storefront's content (specification, section 3), one document per store. */
export const customization = z.strictObject({
  navbar: z.strictObject({
    categories_menu_status: shown,
    about_menu_status: shown,
    contact_menu_status: shown,
    offers_menu_status: shown,
    faq_menu_status: shown,
    privacy_policy_status: shown,
    term_and_condition_status: shown,
    help_text: text,
    categories: text,
    about_us: text,
    contact_us: text,
    offers: text,
    faq: text,
    privacy_policy: text,
    term_and_condition: text,
    login: text,
    logout: text,
    profile: text,
    phone: z.string().max(40),
    logo: picture,
  }),
  home: z.strictObject({
    coupon_status: shown,
    discount_title: text,
    discount_coupon_code: z.array(z.string().max(40)).max(6),
    featured: titled,
    feature_product_limit: z.number().int().min(0).max(60),
    popular: titled,
    popular_product_limit: z.number().int().min(0).max(60),
    latest_discount: titled,
    latest_discount_product_limit: z.number().int().min(0).max(60),
    daily_needs: z.strictObject({
      status: shown,
      title: text,
      description: text,
      image_left: picture,
      image_right: picture,
      button: text,
      google_play_link: link,
      app_store_link: link,
    }),
    promotion_banner: z.strictObject({
      status: shown,
      title: text,
      description: text,
      button: text,
      link,
      image: picture,
    }),
    delivery: z.strictObject({
      status: shown,
      title: text,
      description: text,
      button: text,
      link,
      image: picture,
    }),
    feature_promo: z.strictObject({ status: shown, items: z.array(card).max(4) }),
  }),
  about_us: z.strictObject({
    header: z.strictObject({ status: shown, image: picture, title: text }),
    top: z.strictObject({
      status: shown,
      title: text,
      description: text,
      image: picture,
      cards: z.array(card).max(3),
    }),
    middle: z.strictObject({ status: shown, description: text, second_description: text, image: picture }),
    team: z.strictObject({
      status: shown,
      title: text,
      description: text,
      members: z.array(z.strictObject({ name: z.string().max(80), role: text, image: picture })).max(6),
    }),
  }),
  contact_us: z.strictObject({
    header: z.strictObject({ status: shown, image: picture, title: text }),
    email_box: z.strictObject({ status: shown, title: text, email: z.string().max(254), text }),
    phone_box: z.strictObject({ status: shown, title: text, phone: z.string().max(40), text }),
    address_box: z.strictObject({ status: shown, title: text, address: text }),
    form: z.strictObject({ status: shown, title: text, description: text, image: picture }),
  }),
  offers: z.strictObject({
    status: shown,
    image: picture,
    title: text,
    coupon_code: z.array(z.string().max(40)).max(20),
  }),
  privacy_policy: z.strictObject({ status: shown, title: text, image: picture, description: longText }),
  term_and_condition: z.strictObject({ status: shown, title: text, image: picture, description: longText }),
  faq: z.strictObject({
    status: shown,
    title: text,
    image: picture,
    items: z.array(z.strictObject({ question: text, answer: text })).max(8),
  }),
  slider: z.strictObject({
    left_right_arrow: shown,
    bottom_dots: shown,
    both_slider: shown,
    slides: z
      .array(z.strictObject({ image: picture, title: text, description: text, button: text, link }))
      .max(5),
  }),
  checkout: z.strictObject({
    personal_details: text,
    shipping_details: text,
    payment_method: text,
    order_summary: text,
    apply_button: text,
    sub_total: text,
    discount: text,
    shipping_cost: text,
    total_cost: text,
    continue_button: text,
    confirm_button: text,
    shipping_name_one: text,
    shipping_one_desc: text,
    /** Minor units. */
    shipping_one_cost: z.number().int().min(0).max(1_000_000),
    shipping_name_two: text,
    shipping_two_desc: text,
    shipping_two_cost: z.number().int().min(0).max(1_000_000),
    ...deliveryTimes.shape,
  }),
  dashboard: z.strictObject({
    dashboard_title: text,
    total_order: text,
    pending_order: text,
    processing_order: text,
    complete_order: text,
    recent_order: text,
    my_order: text,
    update_profile: text,
    full_name: text,
    address: text,
    phone: text,
    user_email: text,
    update_button: text,
    current_password: text,
    new_password: text,
    change_password: text,
  }),
  footer: z.strictObject({
    blocks: z
      .array(
        z.strictObject({
          status: shown,
          title: text,
          links: z.array(z.strictObject({ title: text, link })).max(8),
        }),
      )
      .max(3),
    block_four: z.strictObject({
      status: shown,
      logo: picture,
      address: text,
      phone: z.string().max(40),
      email: z.string().max(254),
    }),
    social_links: z.strictObject({
      status: shown,
      title: text,
      facebook: link,
      twitter: link,
      pinterest: link,
      linkedin: link,
      whatsapp: link,
    }),
    payment_method: z.strictObject({ status: shown, image: picture }),
    bottom_contact: z.strictObject({ status: shown, title: text, contact: z.string().max(40) }),
    shipping_note: text,
  }),
  slug: z.strictObject({ right_box_status: shown, notes: z.array(text).max(7) }),
  seo: z.strictObject({
    favicon: picture,
    meta_title: text,
    meta_description: text,
    meta_keywords: text,
    meta_img: picture,
    meta_url: z.string().max(500),
  }),
});
export type Customization = z.infer<typeof customization>;
