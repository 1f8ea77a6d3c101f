import { darker, lighter, mix } from './colour.ts';

/** Pieces of food placed on the canvas: the loose goods of a store. */
export type Scene = { colour: string; art: string[] };

const size = 640;
type Piece = readonly [x: number, y: number, size: number, turn?: number];

const put = (goods: string[], pieces: readonly Piece[]): string =>
  pieces
    .map(([x, y, wide, turn = 0], index) => {
      const uri = goods[index % goods.length];
      return `<image href="${uri}" x="${x - wide / 2}" y="${y - wide / 2}" width="${wide}" height="${wide}" transform="rotate(${turn} ${x} ${y})" filter="url(#soft)"/>`;
    })
    .join('');

const one = ({ art }: Scene): string => put(art, [[320, 322, 400]]);
const tilt = ({ art }: Scene): string => put(art, [[320, 322, 390, -14]]);
const pair = ({ art }: Scene): string =>
  put(art, [
    [404, 268, 268, 12],
    [240, 372, 316, -8],
  ]);
const duo = ({ art }: Scene): string =>
  put(art, [
    [212, 330, 262, -6],
    [430, 330, 262, 6],
  ]);
const trio = ({ art }: Scene): string =>
  put(art, [
    [320, 212, 236, 4],
    [206, 398, 248, -10],
    [436, 402, 248, 12],
  ]);
const row = ({ art }: Scene): string =>
  put(art, [
    [150, 330, 200, -6],
    [490, 330, 200, 6],
    [320, 340, 252],
  ]);
const heap = ({ art }: Scene): string =>
  put(art, [
    [320, 178, 186, 8],
    [218, 274, 190, -16],
    [422, 278, 190, 18],
    [142, 420, 192, -8],
    [500, 424, 192, 10],
    [320, 418, 214, 2],
  ]);
const scatter = ({ art }: Scene): string =>
  put(art, [
    [164, 172, 150, -24],
    [478, 162, 156, 18],
    [144, 476, 158, 14],
    [496, 478, 150, -18],
    [320, 322, 244, -4],
  ]);

function crate({ art }: Scene): string {
  const wood = '#d9a566';
  const plank = (y: number): string =>
    `<rect x="104" y="${y}" width="432" height="54" rx="8" fill="${wood}"/><rect x="104" y="${y + 38}" width="432" height="16" rx="8" fill="${darker(wood, 0.2)}" opacity=".5"/>`;
  const post = (x: number): string =>
    `<rect x="${x}" y="372" width="34" height="190" rx="6" fill="${darker(wood, 0.14)}"/><circle cx="${x + 17}" cy="408" r="5" fill="${darker(wood, 0.5)}"/><circle cx="${x + 17}" cy="474" r="5" fill="${darker(wood, 0.5)}"/><circle cx="${x + 17}" cy="536" r="5" fill="${darker(wood, 0.5)}"/>`;
  return `<path d="M118 344 H522 V420 H118Z" fill="${darker(wood, 0.5)}"/>${put(art, [
    [250, 222, 186, -10],
    [392, 220, 186, 12],
    [180, 318, 190, -6],
    [462, 320, 190, 8],
    [320, 316, 206, 2],
  ])}${plank(384)}${plank(446)}${plank(508)}${post(112)}${post(494)}`;
}

function board({ art }: Scene): string {
  const wood = '#c98f58';
  const pieces: Piece[] =
    art.length > 1
      ? [
          [262, 306, 286, -6],
          [438, 372, 200, 10],
        ]
      : [[320, 318, 336, -4]];
  return `<rect x="74" y="138" width="492" height="396" rx="46" fill="${darker(wood, 0.24)}" filter="url(#soft)"/><rect x="74" y="126" width="492" height="394" rx="46" fill="${wood}"/><path d="M96 214 Q320 190 544 220 M92 330 Q300 308 548 334 M96 440 Q340 420 544 446" stroke="${darker(wood, 0.14)}" stroke-width="5" fill="none" opacity=".55"/><circle cx="522" cy="166" r="17" fill="${darker(wood, 0.5)}"/>${put(art, pieces)}`;
}

function plate({ art, colour }: Scene): string {
  const pieces: Piece[] =
    art.length > 1
      ? [
          [272, 296, 236, -6],
          [384, 374, 204, 10],
        ]
      : [[320, 318, 296]];
  return `<circle cx="320" cy="338" r="248" fill="${darker(colour, 0.3)}" opacity=".35" filter="url(#blur)"/><circle cx="320" cy="324" r="246" fill="#fffefb"/><circle cx="320" cy="324" r="246" fill="none" stroke="${lighter(colour, 0.25)}" stroke-width="12"/><circle cx="320" cy="324" r="176" fill="#f4f1ea"/><circle cx="320" cy="329" r="171" fill="#fbf9f4"/>${put(art, pieces)}`;
}

function bowl({ art, colour }: Scene): string {
  return `<ellipse cx="320" cy="338" rx="236" ry="62" fill="${darker(colour, 0.5)}"/>${put(art, [
    [236, 250, 172, -12],
    [404, 248, 172, 14],
    [320, 216, 172, 2],
    [166, 310, 150, -16],
    [474, 310, 150, 16],
    [320, 302, 186, -4],
  ])}<path d="M84 338 A236 62 0 0 0 556 338 Q548 520 410 556 H230 Q92 520 84 338Z" fill="${colour}"/><path d="M84 338 A236 62 0 0 0 556 338 Q555 362 550 384 A232 64 0 0 1 90 384 Q85 362 84 338Z" fill="${lighter(colour, 0.35)}"/><path d="M132 430 Q150 508 226 540" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".35"/>`;
}

function tray({ art, colour }: Scene): string {
  return `<rect x="84" y="176" width="472" height="328" rx="44" fill="${darker(colour, 0.3)}" filter="url(#soft)"/><rect x="84" y="164" width="472" height="328" rx="44" fill="${colour}"/><rect x="110" y="188" width="420" height="280" rx="30" fill="${darker(colour, 0.28)}"/>${put(
    art,
    [
      [208, 276, 172, -6],
      [326, 268, 172, 4],
      [438, 280, 172, 10],
      [206, 390, 172, 8],
      [324, 396, 172, -4],
      [440, 388, 172, -10],
    ],
  )}<path d="M128 206 H300 L200 450 H128Z" fill="#fff" opacity=".13"/>`;
}

/** Every arrangement by the word a recipe calls it with. */
export const scenes: Record<string, (scene: Scene) => string> = {
  one,
  tilt,
  pair,
  duo,
  trio,
  row,
  heap,
  scatter,
  crate,
  board,
  plate,
  bowl,
  tray,
};

/** The one ground that all pictures share: nearly white with a breath of the tint, lit from above. */
export function backdrop(tint: string, floor: boolean): string {
  const ground = mix('#f5f6f4', tint, 0.22);
  const shade = floor
    ? `<ellipse cx="324" cy="560" rx="190" ry="22" fill="#1a1226" opacity=".22" filter="url(#blur)"/>`
    : '';
  return `<defs><radialGradient id="bg" cx=".5" cy=".36" r=".85"><stop offset="0" stop-color="${lighter(ground, 0.65)}"/><stop offset="1" stop-color="${darker(ground, 0.045)}"/></radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="170%"><feGaussianBlur in="SourceAlpha" stdDeviation="11"/><feOffset dy="15"/><feComponentTransfer result="s"><feFuncA type="linear" slope=".24"/></feComponentTransfer><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="blur" x="-40%" y="-120%" width="180%" height="340%"><feGaussianBlur stdDeviation="14"/></filter></defs><rect width="${size}" height="${size}" fill="url(#bg)"/>${shade}`;
}
