import type { Customization } from './customization.schema.ts';
import { defaultTexts, none } from './default-texts.ts';

const { bakery, home, shop_now, slides } = defaultTexts;
const productLimit = 18;
const linksOfSlides = ['/search', '/search?category=fruits-vegetable', '/search?category=breakfast'];

export const defaultSlider: Customization['slider'] = {
  left_right_arrow: true,
  bottom_dots: true,
  both_slider: false,
  slides: slides.map((slide, index) => ({
    ...slide,
    image: '',
    button: shop_now,
    link: linksOfSlides[index] ?? '/search',
  })),
};

export const bakerySlider: Customization['slider'] = {
  ...defaultSlider,
  slides: bakery.slides.map((slide) => ({ ...slide, image: '', button: shop_now, link: '/search' })),
};

export const defaultHome: Customization['home'] = {
  coupon_status: true,
  discount_title: home.discount_title,
  discount_coupon_code: [],
  featured: { status: true, ...home.featured },
  feature_product_limit: productLimit,
  popular: { status: true, ...home.popular },
  popular_product_limit: productLimit,
  latest_discount: { status: true, ...home.latest_discount },
  latest_discount_product_limit: productLimit,
  daily_needs: {
    status: false,
    ...home.daily_needs,
    description: none,
    image_left: '',
    image_right: '',
    button: none,
    google_play_link: '',
    app_store_link: '',
  },
  promotion_banner: { status: true, ...home.promotion_banner, button: shop_now, link: '/search', image: '' },
  delivery: { status: true, ...home.delivery, link: '/search', image: '' },
  feature_promo: { status: true, items: home.feature_promo },
};
