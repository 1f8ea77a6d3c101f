import type { Customization } from 'api';
import { words } from './goods';

const off = { status: false, title: words(''), description: words('') };
const page = { status: true, image: '', title: words('Page') };

/** A store's document with every block of the home page switched on and short texts. */
export function customization(home: Partial<Customization['home']> = {}): Customization {
  const text = words('');
  return {
    navbar: {
      categories_menu_status: true,
      about_menu_status: true,
      contact_menu_status: true,
      offers_menu_status: true,
      faq_menu_status: true,
      privacy_policy_status: true,
      term_and_condition_status: true,
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
      phone: '',
      logo: '',
    },
    home: {
      coupon_status: true,
      discount_title: words('Coupons for you'),
      discount_coupon_code: ['WELCOME10'],
      featured: { status: true, title: words('Featured'), description: words('Our choice') },
      feature_product_limit: 0,
      popular: { status: true, title: words('Popular'), description: text },
      popular_product_limit: 6,
      latest_discount: { status: true, title: words('On offer'), description: text },
      latest_discount_product_limit: 6,
      daily_needs: {
        status: true,
        title: words('Our app'),
        description: text,
        image_left: '',
        image_right: '',
        button: words('Get it'),
        google_play_link: 'https://play.google.com/',
        app_store_link: '',
      },
      promotion_banner: banner('Weekend'),
      delivery: banner('To your door'),
      feature_promo: { status: true, items: [{ title: words('Same day'), description: text }] },
      ...home,
    },
    about_us: {
      header: { ...page, title: words('About us') },
      top: { status: true, title: words('Who we are'), description: text, image: '', cards: [] },
      middle: { status: false, description: text, second_description: text, image: '' },
      team: { ...off, members: [] },
    },
    contact_us: {
      header: { ...page, title: words('Contact') },
      email_box: { status: true, title: words('Write'), email: 'hello@fresh.test', text },
      phone_box: { status: false, title: text, phone: '', text },
      address_box: { status: false, title: text, address: text },
      form: { ...off, image: '' },
    },
    offers: { ...page, title: words('Offers'), coupon_code: ['WELCOME10'] },
    privacy_policy: { ...page, title: words('Privacy'), description: words('<p>Nothing is sold.</p>') },
    term_and_condition: { ...page, status: false, description: text },
    faq: {
      ...page,
      title: words('Questions'),
      items: [{ question: words('When?'), answer: words('Today.') }],
    },
    slider: {
      left_right_arrow: true,
      bottom_dots: true,
      both_slider: false,
      slides: [slide('First slide'), slide('Second slide')],
    },
    checkout: {
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
      shipping_one_cost: 6000,
      shipping_name_two: text,
      shipping_two_desc: text,
      shipping_two_cost: 2000,
    },
    dashboard: {
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
    },
    footer: {
      blocks: [
        {
          status: true,
          title: words('Company'),
          links: [
            { title: words('About us'), link: '/about-us' },
            { title: words('Update profile'), link: '/user/update-profile' },
          ],
        },
      ],
      block_four: { status: true, logo: '', address: words('1 Main Street'), phone: '+1 555', email: '' },
      social_links: {
        status: true,
        title: words('Follow us'),
        facebook: 'https://facebook.com/',
        twitter: '',
        pinterest: '',
        linkedin: '',
        whatsapp: '',
      },
      payment_method: { status: false, image: '' },
      bottom_contact: { status: false, title: text, contact: '' },
      shipping_note: words('Free shipping from $500.00'),
    },
    slug: { right_box_status: true, notes: [words('Free shipping over $100')] },
    seo: {
      favicon: '',
      meta_title: text,
      meta_description: text,
      meta_keywords: text,
      meta_img: '',
      meta_url: '',
    },
  };
}

function banner(title: string): Customization['home']['promotion_banner'] {
  return {
    status: true,
    title: words(title),
    description: words(''),
    button: words('Go'),
    link: '/search',
    image: '',
  };
}

function slide(title: string): Customization['slider']['slides'][number] {
  return { image: '', title: words(title), description: words(''), button: words('Look'), link: '/search' };
}
