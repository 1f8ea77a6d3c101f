import type { Customization } from 'api';

type Leaf = {
  name: string;
  kind:
    | 'text'
    | 'longText'
    | 'richText'
    | 'line'
    | 'picture'
    | 'switch'
    | 'number'
    | 'amount'
    | 'link'
    | 'coupons'
    | 'time'
    | 'weekdays'
    | 'days';
  max?: number;
};
/** Fields with a heading. Those of a group are together in the document, too; those of a set only on the screen. */
type Fields<Kind> = { name: string; kind: Kind; fields: readonly Field[]; preview?: 'one' | 'two' };
/** Up to `max` entries with the same fields, or with one text each. */
type List = { name: string; kind: 'list'; max: number; fields: readonly Field[] };
type Texts = { name: string; kind: 'texts'; max: number };
export type Field = Leaf | Fields<'group'> | Fields<'set'> | List | Texts;
export type LeafField = Leaf;
export type ListField = List | Texts;

export type SectionName = keyof Customization;

export type Section = {
  /** The shop's page that shows it. `product`: any product's page; null: pages of signed-in shoppers. */
  page: string | null;
  fields: readonly Field[];
};

const leaf =
  (kind: Leaf['kind'], max?: number) =>
  (name: string): Leaf => ({ name, kind, ...(max !== undefined && { max }) });
const text = leaf('text', 2_000);
const longText = leaf('longText', 2_000);
const richText = leaf('richText', 60_000);
const picture = leaf('picture');
const onOff = leaf('switch');
const amount = leaf('amount', 1_000_000);
const link = leaf('link', 500);
const limit = leaf('number', 60);
const phone = leaf('line', 40);
const email = leaf('line', 254);
const group = (name: string, ...fields: Field[]): Field => ({ name, kind: 'group', fields });
const set = (name: string, ...fields: Field[]): Field => ({ name, kind: 'set', fields });
const list = (name: string, max: number, ...fields: Field[]): List => ({ name, kind: 'list', max, fields });

const wayOfDelivery = (name: string, option: 'one' | 'two'): Field => ({
  name,
  kind: 'set',
  preview: option,
  fields: [
    text(`shipping_name_${option}`),
    text(`shipping_${option}_desc`),
    amount(`shipping_${option}_cost`),
    leaf('number', 60)(`shipping_${option}_days`),
    leaf('time')(`shipping_${option}_order_by`),
    leaf('time')(`shipping_${option}_deliver_by`),
    leaf('weekdays', 7)(`shipping_${option}_weekdays`),
  ],
});

const status = onOff('status');
const title = text('title');
const description = longText('description');
const image = picture('image');
const titled = (name: string, ...more: Field[]) => group(name, status, title, description, ...more);
const header = group('header', status, title, image);
const policy = [status, title, image, richText('description')];

/** Every field of the store's document, in the order in which it is edited. */
export const sections: Record<SectionName, Section> = {
  seo: {
    page: '/',
    fields: [
      text('meta_title'),
      longText('meta_description'),
      text('meta_keywords'),
      leaf('line', 500)('meta_url'),
      picture('meta_img'),
      picture('favicon'),
    ],
  },
  navbar: {
    page: '/',
    fields: [
      picture('logo'),
      text('help_text'),
      phone('phone'),
      set(
        'menu',
        ...[
          'categories_menu_status',
          'about_menu_status',
          'contact_menu_status',
          'offers_menu_status',
          'faq_menu_status',
          'privacy_policy_status',
          'term_and_condition_status',
        ].map(onOff),
      ),
      set(
        'labels',
        ...[
          'categories',
          'about_us',
          'contact_us',
          'offers',
          'faq',
          'privacy_policy',
          'term_and_condition',
          'login',
          'logout',
          'profile',
        ].map(text),
      ),
    ],
  },
  slider: {
    page: '/',
    fields: [
      list('slides', 5, image, title, description, text('button'), link('link')),
      onOff('left_right_arrow'),
      onOff('bottom_dots'),
      onOff('both_slider'),
    ],
  },
  home: {
    page: '/',
    fields: [
      set(
        'coupons',
        onOff('coupon_status'),
        text('discount_title'),
        leaf('coupons', 6)('discount_coupon_code'),
      ),
      titled('featured'),
      group('feature_promo', status, list('items', 4, title, description)),
      titled('latest_discount'),
      titled('promotion_banner', text('button'), link('link'), image),
      titled('popular'),
      titled('delivery', text('button'), link('link'), image),
      set(
        'limits',
        ...['feature_product_limit', 'latest_discount_product_limit', 'popular_product_limit'].map(limit),
      ),
      titled(
        'daily_needs',
        text('button'),
        picture('image_left'),
        picture('image_right'),
        link('google_play_link'),
        link('app_store_link'),
      ),
    ],
  },
  offers: { page: '/offers', fields: [status, title, image, leaf('coupons', 20)('coupon_code')] },
  about_us: {
    page: '/about-us',
    fields: [
      header,
      titled('top', image, list('cards', 3, title, description)),
      group('middle', status, description, longText('second_description'), image),
      titled('team', list('members', 6, leaf('line', 80)('name'), text('role'), image)),
    ],
  },
  contact_us: {
    page: '/contact-us',
    fields: [
      header,
      group('email_box', status, title, email('email'), text('text')),
      group('phone_box', status, title, phone('phone'), text('text')),
      group('address_box', status, title, longText('address')),
      titled('form', image),
    ],
  },
  faq: {
    page: '/faq',
    fields: [status, title, image, list('items', 8, text('question'), longText('answer'))],
  },
  privacy_policy: { page: '/privacy-policy', fields: policy },
  term_and_condition: { page: '/terms-and-conditions', fields: policy },
  footer: {
    page: '/',
    fields: [
      list('blocks', 3, status, title, list('links', 8, title, link('link'))),
      group('block_four', status, picture('logo'), longText('address'), phone('phone'), email('email')),
      group(
        'social_links',
        status,
        title,
        ...['facebook', 'twitter', 'pinterest', 'linkedin', 'whatsapp'].map(link),
      ),
      group('payment_method', status, image),
      group('bottom_contact', status, title, phone('contact')),
      text('shipping_note'),
    ],
  },
  slug: { page: 'product', fields: [onOff('right_box_status'), { name: 'notes', kind: 'texts', max: 7 }] },
  checkout: {
    page: '/checkout',
    fields: [
      wayOfDelivery('first_option', 'one'),
      wayOfDelivery('second_option', 'two'),
      leaf('days', 100)('days_without_delivery'),
      set(
        'labels',
        ...[
          'personal_details',
          'shipping_details',
          'payment_method',
          'order_summary',
          'apply_button',
          'sub_total',
          'discount',
          'shipping_cost',
          'total_cost',
          'continue_button',
          'confirm_button',
        ].map(text),
      ),
    ],
  },
  dashboard: {
    page: null,
    fields: [
      set(
        'labels',
        ...[
          'dashboard_title',
          'total_order',
          'pending_order',
          'processing_order',
          'complete_order',
          'recent_order',
          'my_order',
          'update_profile',
          'full_name',
          'address',
          'phone',
          'user_email',
          'update_button',
          'current_password',
          'new_password',
          'change_password',
        ].map(text),
      ),
    ],
  },
};

export const sectionNames = Object.keys(sections) as SectionName[];
