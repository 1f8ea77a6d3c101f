import type { Wide } from './wide.ts';

type Slide = Omit<Wide, 'width' | 'height'>;
export type ShopPictures = {
  logo: { name: string; emoji: string; colour: string; serif?: boolean };
  favicon: [emoji: string, colour: string];
  slides: Slide[];
  /** Squares and banners by file name: [recipe kind, width, height]. */
  wide: Record<string, Wide>;
  team: [emoji: string, tint: string][];
  coupons: Record<string, [emoji: string, colour: string]>;
};

const header = (tint: string, things: string[]): Wide => ({ layout: 'pattern', tint, things, width: 1600, height: 400 });
const banner = (tint: string, things: string[]): Wide => ({ layout: 'hero', tint, things, width: 1600, height: 600 });
const still = (tint: string, things: string[]): Wide => ({ layout: 'still', tint, things, width: 800, height: 800 });

export const shopPictures: Record<string, ShopPictures> = {
  fresh: {
    logo: { name: 'Fresh Corner', emoji: 'leaf', colour: '#16834a' },
    favicon: ['leaf', '#e3f5ea'],
    slides: [
      { layout: 'shower', tint: 'mint', things: ['broccoli', 'tomato', 'carrot', 'lemon', 'avocado', 'peas', 'strawberry', 'herb', 'leaf', 'leaf'] },
      { layout: 'shelf', tint: 'sky', things: ['carton cowface #3b82c4 Alder_Farm', 'tub blueberries #6d83d6 Alder_Farm', 'bottle cowface #e6dfc8 Alder_Farm', 'jar bee #e0a020 Bee_&_Meadow', 'egg', 'cheese', 'butter'] },
      { layout: 'hero', tint: 'butter', things: ['bread', 'croissant', 'pretzel', 'bagel', 'baguette'] },
      { layout: 'shower', tint: 'rose', things: ['watermelon', 'peach', 'cherries', 'strawberry', 'mango', 'kiwi', 'grapes', 'blueberries', 'leaf', 'leaf'] },
      { layout: 'shelf', tint: 'lilac', things: ['pouch coffee #5a3826 Kofi_&_Co', 'box leaf #4f9a6a Teahouse_Nine', 'wine olive #55622f Aegea', 'pouch spaghetti #d9a02b Nonna_Lia', 'chocolate', 'cookie', 'chestnut'] },
    ],
    wide: {
      'promotion-banner': banner('peach', ['basket', 'orange', 'apple', 'pineapple', 'banana']),
      delivery: still('mint', ['van', 'bags', 'parcel', 'apple', 'carrot']),
      'daily-left': still('lemon', ['bags', 'bread', 'milk', 'banana', 'egg']),
      'daily-right': still('mint', ['phone', 'tomato', 'avocado', 'cheese', 'lettuce']),
      'about-header': header('mint', ['carrot', 'lemon', 'broccoli', 'tomato', 'pear', 'onion', 'avocado', 'peas']),
      'about-top': still('sage', ['shop', 'apple', 'bread', 'fish', 'bouquet']),
      'about-middle': banner('lime', ['tractor', 'wheat', 'corn', 'potato', 'carrot']),
      'contact-header': header('sky', ['mail', 'telephone', 'pin', 'lemon', 'mail', 'telephone', 'pin', 'apple']),
      'contact-form': still('aqua', ['mail', 'heart', 'star', 'lemon', 'leaf']),
      'offers-header': header('peach', ['ticket', 'orange', 'gift', 'cherries', 'ticket', 'strawberry', 'gift', 'banana']),
      'text-header': header('mist', ['leaf', 'lemon', 'herb', 'pear', 'leaf', 'apple', 'herb', 'avocado']),
      faq: still('lilac', ['mail', 'coin', 'clock', 'parcel', 'leaf']),
    },
    team: [['owner', 'mint'], ['farmer', 'lime'], ['cook', 'peach'], ['clerk', 'sky'], ['coder', 'lilac'], ['beard', 'butter']],
    coupons: { percentage: ['apple', '#dcf1e4'], fixed: ['coin', '#fcf3c9'], shipping: ['van', '#dcecfa'], seasonal: ['party', '#fbe2e6'] },
  },
  bakehouse: {
    logo: { name: 'Bakehouse', emoji: 'croissant', colour: '#b4541a', serif: true },
    favicon: ['croissant', '#fdeedd'],
    slides: [
      { layout: 'hero', tint: 'butter', things: ['croissant', 'coffee', 'pretzel', 'bagel', 'cookie'] },
      { layout: 'shower', tint: 'sand', things: ['bread', 'baguette', 'wheat', 'pretzel', 'flatbread', 'bagel', 'butter', 'wheat', 'wheat', 'wheat'] },
      { layout: 'shower', tint: 'rose', things: ['shortcake', 'cupcake', 'doughnut', 'cookie', 'cherries', 'strawberry', 'candy', 'blueberries', 'strawberry', 'cherries'] },
      { layout: 'shelf', tint: 'clay', things: ['pouch coffee #5a3826 Bakehouse', 'jar strawberry #b3243b Bakehouse', 'jar honey #e0a020 Bakehouse', 'brick butter #4f86c0 Bakehouse', 'croissant', 'bread', 'coffee'] },
      { layout: 'hero', tint: 'lilac', things: ['cake', 'candle', 'party', 'gift', 'cupcake'] },
    ],
    wide: {
      'promotion-banner': banner('peach', ['pancakes', 'honey', 'blueberries', 'butter', 'strawberry']),
      delivery: still('sand', ['van', 'bread', 'parcel', 'croissant', 'pretzel']),
      'daily-left': still('butter', ['bread', 'pretzel', 'bagel', 'croissant', 'baguette']),
      'daily-right': still('clay', ['phone', 'coffee', 'croissant', 'cookie', 'doughnut']),
      'about-header': header('sand', ['bread', 'croissant', 'wheat', 'pretzel', 'baguette', 'bagel', 'cookie', 'butter']),
      'about-top': still('butter', ['wheat', 'bread', 'egg', 'butter', 'milk']),
      'about-middle': banner('sand', ['bread', 'wheat', 'fire', 'salt', 'egg']),
      'contact-header': header('peach', ['mail', 'telephone', 'pin', 'croissant', 'mail', 'telephone', 'pin', 'pretzel']),
      'contact-form': still('peach', ['mail', 'heart', 'star', 'croissant', 'cookie']),
      'offers-header': header('rose', ['ticket', 'doughnut', 'gift', 'cupcake', 'ticket', 'cookie', 'gift', 'pretzel']),
      'text-header': header('mist', ['wheat', 'bread', 'wheat', 'pretzel', 'wheat', 'bagel', 'wheat', 'cookie']),
      faq: still('clay', ['mail', 'coin', 'clock', 'parcel', 'croissant']),
    },
    team: [['baker', 'butter'], ['cook', 'sand'], ['owner', 'peach'], ['grandpa', 'clay'], ['clerk', 'sky'], ['mechanic', 'rose']],
    coupons: { percentage: ['croissant', '#fde9d7'], fixed: ['coin', '#fcf3c9'], shipping: ['van', '#dcecfa'] },
  },
  greens: {
    logo: { name: 'Greens', emoji: 'seedling', colour: '#4d7c0f' },
    favicon: ['seedling', '#eef6dc'],
    slides: [
      { layout: 'shower', tint: 'lime', things: ['lettuce', 'carrot', 'tomato', 'onion', 'peas', 'garlic', 'herb', 'pepper', 'leaf', 'leaf'] },
      { layout: 'hero', tint: 'sage', things: ['salad', 'tomato', 'cucumber', 'herb', 'avocado'] },
      { layout: 'hero', tint: 'sand', things: ['tractor', 'potato', 'carrot', 'corn', 'wheat'] },
      { layout: 'shower', tint: 'coral', things: ['tomato', 'chili', 'pepper', 'eggplant', 'corn', 'garlic', 'herb', 'cucumber', 'leaf', 'leaf'] },
      { layout: 'hero', tint: 'mint', things: ['broccoli', 'peas', 'beans', 'cucumber', 'lettuce'] },
    ],
    wide: {
      'promotion-banner': banner('lime', ['basket', 'carrot', 'lettuce', 'tomato', 'corn']),
      delivery: still('sage', ['van', 'carrot', 'parcel', 'lettuce', 'tomato']),
      'daily-left': still('mint', ['lettuce', 'carrot', 'potato', 'onion', 'herb']),
      'daily-right': still('sand', ['phone', 'tomato', 'peas', 'broccoli', 'garlic']),
      'about-header': header('lime', ['carrot', 'lettuce', 'tomato', 'peas', 'onion', 'broccoli', 'pepper', 'corn']),
      'about-top': still('sand', ['tractor', 'carrot', 'wheat', 'potato', 'corn']),
      'about-middle': banner('sage', ['pot', 'seedling', 'bee', 'sunflower', 'herb']),
      'contact-header': header('mint', ['mail', 'telephone', 'pin', 'carrot', 'mail', 'telephone', 'pin', 'lettuce']),
      'contact-form': still('lime', ['mail', 'heart', 'star', 'carrot', 'leaf']),
      'offers-header': header('coral', ['ticket', 'tomato', 'gift', 'carrot', 'ticket', 'pepper', 'gift', 'corn']),
      'text-header': header('mist', ['herb', 'leaf', 'seedling', 'peas', 'herb', 'leaf', 'seedling', 'lettuce']),
      faq: still('sage', ['mail', 'coin', 'clock', 'parcel', 'seedling']),
    },
    team: [['farmer', 'lime'], ['grower', 'sage'], ['granny', 'rose'], ['beard', 'sand'], ['mechanic', 'sky'], ['painter', 'mint']],
    coupons: { percentage: ['carrot', '#ebf4cf'], shipping: ['van', '#dcecfa'] },
  },
};
