import sharp from 'sharp';
import { emojiUri } from './emoji.ts';

type Mark = { name: string; emoji: string; colour: string; serif?: boolean };

/** The store's wordmark on a transparent ground, 96 px high, cut to its width. */
export async function drawLogo({ name, emoji, colour, serif = false }: Mark): Promise<Buffer> {
  const font = serif ? 'Liberation Serif' : 'Liberation Sans';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="96"><image href="${await emojiUri(emoji)}" x="4" y="6" width="84" height="84"/><text x="104" y="66" font-family="${font}" font-weight="bold" font-size="54" letter-spacing="-1.5" fill="${colour}">${name}</text></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .trim({ threshold: 0 })
    .webp({ quality: 90, effort: 6 })
    .toBuffer();
}

/** A small picture of one emoji on a rounded ground: favicons, coupon logos. */
export async function drawBadge(emoji: string, colour: string, size: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${size}" height="${size}"><rect width="96" height="96" rx="22" fill="${colour}"/><image href="${await emojiUri(emoji)}" x="12" y="12" width="72" height="72"/></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 88, effort: 6 }).toBuffer();
}
