import sharp from 'sharp';
import { darker, lighter, tints } from './colour.ts';
import { emojiUri } from './emoji.ts';
import { packs } from './packs.ts';

/** An emoji by name, or a package as `carton cowface #3b82c4 Alder_Farm`. */
export type Thing = string;
export type Wide = {
  layout: keyof typeof layouts;
  tint: string;
  things: Thing[];
  width: number;
  height: number;
};

type Place = readonly [x: number, y: number, size: number, turn?: number];

/** Places are thousandths of the width and of the height; sizes are thousandths of the height. */
const layouts = {
  /** Right half full of food in the air, left half free for words. */
  shower: [
    [735, 500, 560, -6],
    [560, 270, 270, -18],
    [905, 250, 320, 14],
    [555, 740, 290, 12],
    [920, 745, 310, -14],
    [715, 150, 200, 10],
    [735, 870, 200, -10],
    [455, 500, 190, 20],
    [430, 130, 110, -20],
    [420, 880, 120, 12],
  ],
  /** A shelf: packages and goods side by side, standing on one line. */
  shelf: [
    [505, 500, 560],
    [640, 510, 600],
    [775, 500, 580],
    [900, 505, 560],
    [575, 720, 250, -6],
    [710, 730, 260, 6],
    [842, 725, 250, -4],
  ],
  /** One large piece with four satellites. */
  hero: [
    [735, 510, 800, 4],
    [525, 300, 260, -14],
    [935, 285, 250, 16],
    [545, 770, 250, 10],
    [940, 770, 260, -12],
  ],
  /** All over, small and even: page headers. */
  pattern: [
    [60, 280, 420, -14],
    [188, 730, 400, 12],
    [318, 270, 420, 10],
    [446, 740, 400, -10],
    [574, 270, 420, 14],
    [700, 740, 410, -8],
    [826, 280, 410, 8],
    [945, 730, 420, -14],
  ],
  /** A square or portrait still life. */
  still: [
    [520, 560, 560, 4],
    [270, 350, 330, -12],
    [770, 330, 330, 14],
    [260, 780, 320, 8],
    [780, 790, 330, -8],
  ],
} satisfies Record<string, Place[]>;

async function uriOf(thing: Thing): Promise<string> {
  const [first = '', art = '', colour = '', brand = ''] = thing.split(' ');
  const pack = packs[first];
  if (!pack) return emojiUri(first);
  const content = pack({
    colour,
    brand: brand.replaceAll('_', ' '),
    art: await Promise.all(art.split('+').map(emojiUri)),
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 40 560 560" width="640" height="640">${content}</svg>`;
  const png = await sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A wide picture as SVG: slides, banners and page headers. */
export async function drawWide({ layout, tint, things, width, height }: Wide): Promise<string> {
  const ground = tints[tint];
  if (!ground) throw new Error(`Unknown tint "${tint}"`);
  const uris = await Promise.all(things.map(uriOf));
  const places: readonly Place[] = layouts[layout];
  const pieces = places.map(([px, py, scale, turn = 0], index) => {
    const [x, y, size] = [(px * width) / 1000, (py * height) / 1000, (scale * height) / 1000];
    return `<image href="${uris[index % uris.length]}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" transform="rotate(${turn} ${x} ${y})" filter="url(#soft)"/>`;
  });
  const shelf =
    layout === 'shelf'
      ? `<ellipse cx="${width * 0.7}" cy="${height * 0.82}" rx="${width * 0.29}" ry="${height * 0.12}" fill="${darker(ground, 0.1)}"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
<linearGradient id="bg" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${lighter(ground, 0.45)}"/><stop offset="1" stop-color="${darker(ground, 0.08)}"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="12"/><feOffset dy="16"/><feComponentTransfer result="s"><feFuncA type="linear" slope=".24"/></feComponentTransfer><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>
<rect width="${width}" height="${height}" fill="url(#bg)"/><circle cx="${width * 0.73}" cy="${height * 0.5}" r="${height * 0.66}" fill="#fff" opacity=".32"/><circle cx="${width * 0.73}" cy="${height * 0.5}" r="${height * 0.44}" fill="#fff" opacity=".34"/>${shelf}${pieces.join('')}</svg>`;
}
