import type { Wide } from '../wide.ts';

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

export const header = (tint: string, things: string[]): Wide => ({
  layout: 'pattern',
  tint,
  things,
  width: 1600,
  height: 400,
});
export const banner = (tint: string, things: string[]): Wide => ({
  layout: 'hero',
  tint,
  things,
  width: 1600,
  height: 600,
});
export const still = (tint: string, things: string[]): Wide => ({
  layout: 'still',
  tint,
  things,
  width: 800,
  height: 800,
});
