import sharp from 'sharp';
import { tints } from './colour.ts';
import { emojiUri } from './emoji.ts';
import { packs } from './packs.ts';
import { backdrop, scenes } from './scenes.ts';

/** A recipe such as `carton sky milk #3b82f6`: arrangement, background tint, goods (joined by +), colour. */
export type Recipe = { arrangement: string; tint: string; goods: string[]; colour: string };

export function parseRecipe(text: string): Recipe {
  const [arrangement = '', tint = '', goods = '', colour = '#8fb996'] = text.split(' ');
  if (!scenes[arrangement] && !packs[arrangement]) throw new Error(`Unknown arrangement in "${text}"`);
  if (!tints[tint]) throw new Error(`Unknown tint in "${text}"`);
  return { arrangement, tint: tints[tint], goods: goods.split('+'), colour };
}

/** Draws a recipe as a square WebP that weighs at most `limit` bytes. */
export async function drawRecipe(text: string, brand: string, limit = 25_000): Promise<Buffer> {
  const { arrangement, tint, goods, colour } = parseRecipe(text);
  const art = await Promise.all(goods.map(emojiUri));
  const pack = packs[arrangement];
  const content = pack ? pack({ colour, art, brand }) : (scenes[arrangement]?.({ colour, art }) ?? '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">${backdrop(tint, Boolean(pack))}${content}</svg>`;
  return encode(svg, limit);
}

/** Rasterises an SVG and steps the quality down until the picture is light enough. */
export async function encode(svg: string, limit: number): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true }).png().toBuffer();
  for (const quality of [84, 78, 72, 64, 56, 46]) {
    const picture = await sharp(drawn).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (picture.length <= limit) return picture;
  }
  throw new Error('A picture stays heavier than its limit');
}
