import { darker, inkOn, lighter, mix } from './colour.ts';

/** A drawn package: its colour, the food on its label and the brand's name. */
export type Pack = { colour: string; art: string[]; brand: string };

const art = (uri: string | undefined, x: number, y: number, size: number): string =>
  uri
    ? `<image href="${uri}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`
    : '';

function words(text: string, x: number, y: number, width: number, ink: string, largest = 38): string {
  const size = Math.min(largest, width / (text.length * 0.58));
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="Liberation Sans" font-weight="bold" letter-spacing="-0.5" font-size="${size}" fill="${ink}">${text.replace('&', '&amp;')}</text>`;
}

/** A horizontal gradient that makes a flat shape look round. */
function round(id: string, colour: string): string {
  return `<linearGradient id="${id}"><stop offset="0" stop-color="${darker(colour, 0.16)}"/><stop offset=".16" stop-color="${lighter(colour, 0.1)}"/><stop offset=".36" stop-color="${lighter(colour, 0.3)}"/><stop offset=".62" stop-color="${colour}"/><stop offset="1" stop-color="${darker(colour, 0.3)}"/></linearGradient>`;
}

const label = (x: number, y: number, width: number, height: number, radius = 22): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#fffdf8" opacity=".96"/>`;

function carton({ colour, art: [picture], brand }: Pack): string {
  const dark = darker(colour, 0.28);
  return `<defs>${round('b', colour)}${round('w', '#f8f5ee')}</defs>
<path d="M398 236 L462 210 Q470 208 470 218 L470 520 Q470 530 462 534 L398 560Z" fill="${dark}"/>
<path d="M398 236 L462 210 L424 132 L380 132Z" fill="${darker(colour, 0.38)}"/>
<path d="M188 236 H398 V560 H206 Q188 560 188 542Z" fill="url(#b)"/>
<path d="M188 236 L214 132 H380 L398 236Z" fill="url(#w)"/>
<path d="M208 98 Q208 90 216 90 H418 Q426 90 426 98 V134 H208Z" fill="${lighter(colour, 0.22)}"/><path d="M208 118 H426 V134 H208Z" fill="${dark}" opacity=".35"/>
<circle cx="294" cy="190" r="25" fill="${darker(colour, 0.1)}"/><circle cx="294" cy="185" r="25" fill="${lighter(colour, 0.16)}"/>
${words(brand, 293, 294, 190, inkOn(colour))}<circle cx="293" cy="424" r="90" fill="#fffdf8" opacity=".95"/>${art(picture, 293, 424, 138)}`;
}

function bottle({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}${round('c', darker(colour, 0.25))}</defs>
<rect x="282" y="66" width="76" height="52" rx="12" fill="url(#c)"/><rect x="288" y="112" width="64" height="40" fill="url(#b)"/>
<path d="M288 146 H352 Q356 196 400 226 Q420 242 420 272 V534 Q420 560 394 560 H246 Q220 560 220 534 V272 Q220 242 240 226 Q284 196 288 146Z" fill="url(#b)"/>
<path d="M220 292 H420 V510 H220Z" fill="#fffdf8" opacity=".95"/><path d="M220 292 H240 V510 H220Z M396 292 H420 V510 H396Z" fill="#000" opacity=".07"/>
${words(brand, 320, 340, 176, darker(colour, 0.55), 34)}${art(picture, 320, 428, 132)}
<path d="M246 258 Q250 240 272 226 L280 234 Q262 252 262 284 H246Z" fill="#fff" opacity=".45"/>`;
}

function wine({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}${round('c', '#c9a24b')}</defs>
<rect x="288" y="44" width="64" height="92" rx="10" fill="url(#c)"/>
<path d="M290 130 H350 V214 Q352 250 388 276 Q404 290 404 318 V536 Q404 560 380 560 H260 Q236 560 236 536 V318 Q236 290 252 276 Q288 250 290 214Z" fill="url(#b)"/>
<rect x="236" y="334" width="168" height="176" fill="#fffaf0"/><path d="M236 334 H252 V510 H236Z M384 334 H404 V510 H384Z" fill="#000" opacity=".08"/>
${words(brand, 320, 372, 148, '#4a3520', 28)}${art(picture, 320, 444, 106)}<path d="M256 330 Q258 300 280 280 L286 290 Q270 304 270 330Z" fill="#fff" opacity=".35"/>`;
}

function jar({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}${round('c', '#efe6d6')}</defs>
<rect x="190" y="196" width="260" height="364" rx="54" fill="#ffffff" opacity=".75"/><rect x="200" y="232" width="240" height="318" rx="46" fill="url(#b)"/>
<rect x="204" y="146" width="232" height="70" rx="18" fill="url(#c)"/><path d="M204 192 H436 V200 Q436 216 420 216 H220 Q204 216 204 200Z" fill="#000" opacity=".1"/>
${label(214, 288, 212, 200)}${words(brand, 320, 334, 184, darker(colour, 0.5), 32)}${art(picture, 320, 410, 124)}<rect x="216" y="246" width="18" height="34" rx="9" fill="#fff" opacity=".6"/>`;
}

function can({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}${round('m', '#ccd2d8')}</defs>
<path d="M186 200 H454 V528 A134 34 0 0 1 186 528Z" fill="url(#m)"/><path d="M192 222 A128 26 0 0 0 448 222 V510 A128 30 0 0 1 192 510Z" fill="url(#b)"/>
<ellipse cx="320" cy="200" rx="134" ry="36" fill="#e6eaee"/><ellipse cx="320" cy="200" rx="116" ry="28" fill="#bcc4cb"/><ellipse cx="320" cy="203" rx="104" ry="23" fill="#d7dde2"/>
${words(brand, 320, 306, 200, inkOn(colour), 38)}<circle cx="320" cy="416" r="88" fill="#fffdf8" opacity=".95"/>${art(picture, 320, 416, 134)}`;
}

function drink({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}${round('m', '#ccd2d8')}</defs>
<path d="M232 130 Q320 104 408 130 L424 168 V524 L406 556 Q320 574 234 556 L216 524 V168Z" fill="url(#m)"/><path d="M216 172 Q320 190 424 172 V520 Q320 542 216 520Z" fill="url(#b)"/>
<ellipse cx="320" cy="132" rx="88" ry="20" fill="#e6eaee"/><ellipse cx="320" cy="134" rx="74" ry="14" fill="#b4bcc4"/>
${words(brand, 320, 262, 172, inkOn(colour), 36)}<circle cx="320" cy="392" r="84" fill="#fffdf8" opacity=".94"/>${art(picture, 320, 392, 128)}`;
}

function pouch({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}</defs>
<path d="M196 118 Q320 106 444 118 L448 164 Q470 340 452 520 L448 560 Q320 574 192 560 L188 520 Q170 340 192 164Z" fill="url(#b)"/>
<path d="M196 118 Q320 106 444 118 L446 146 Q320 134 194 146Z" fill="${darker(colour, 0.22)}"/><path d="M190 532 Q320 546 450 532 L448 560 Q320 574 192 560Z" fill="${darker(colour, 0.22)}"/>
<path d="M208 180 Q196 340 210 500 L224 500 Q212 340 228 176Z" fill="#fff" opacity=".22"/>
${words(brand, 320, 232, 206, inkOn(colour), 40)}<ellipse cx="320" cy="388" rx="106" ry="112" fill="#fffdf8" opacity=".95"/>${art(picture, 320, 388, 158)}`;
}

function box({ colour, art: [picture], brand }: Pack): string {
  return `<defs><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighter(colour, 0.22)}"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>
<path d="M414 158 L484 128 V520 L414 560Z" fill="${darker(colour, 0.3)}"/><path d="M176 158 L252 128 H484 L414 158Z" fill="${lighter(colour, 0.42)}"/>
<path d="M176 158 H414 V560 H190 Q176 560 176 546Z" fill="url(#b)"/><path d="M176 268 Q294 320 414 250 V560 H190 Q176 560 176 546Z" fill="#fffdf8" opacity=".93"/>
${words(brand, 295, 226, 206, inkOn(colour), 42)}${art(picture, 295, 422, 196)}`;
}

function tub({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', lighter(colour, 0.1))}${round('c', '#f6f3ee')}</defs>
<path d="M172 236 H468 L438 530 Q434 560 406 560 H234 Q206 560 202 530Z" fill="url(#b)"/>
<path d="M160 204 Q160 192 174 192 H466 Q480 192 480 204 V230 Q480 244 466 244 H174 Q160 244 160 230Z" fill="url(#c)"/><ellipse cx="320" cy="194" rx="150" ry="26" fill="#fffefb"/>
${words(brand, 320, 308, 226, inkOn(lighter(colour, 0.1)), 40)}<circle cx="320" cy="430" r="96" fill="#fffdf8" opacity=".95"/>${art(picture, 320, 430, 148)}`;
}

function brick({ colour, art: [picture], brand }: Pack): string {
  return `<path d="M120 300 L210 232 H530 L462 300Z" fill="${lighter(colour, 0.5)}"/><path d="M462 300 L530 232 V440 L462 524Z" fill="${darker(colour, 0.24)}"/>
<path d="M120 300 H462 V524 H138 Q120 524 120 506Z" fill="${lighter(colour, 0.12)}"/><path d="M120 300 H462 V342 H120Z" fill="${darker(colour, 0.08)}" opacity=".4"/>
<rect x="142" y="354" width="298" height="148" rx="18" fill="#fffdf8" opacity=".94"/>${words(brand, 232, 440, 164, darker(colour, 0.5), 36)}${art(picture, 376, 428, 122)}`;
}

function tube({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', lighter(colour, 0.35))}${round('c', colour)}</defs>
<path d="M206 92 Q206 80 218 80 H422 Q434 80 434 92 V128 L398 488 H242 L206 128Z" fill="url(#b)"/><path d="M206 92 Q206 80 218 80 H422 Q434 80 434 92 V120 H206Z" fill="${colour}"/>
<path d="M246 488 H394 V536 Q394 560 370 560 H270 Q246 560 246 536Z" fill="url(#c)"/>${words(brand, 320, 198, 178, darker(colour, 0.5), 38)}<circle cx="320" cy="324" r="76" fill="#fffdf8" opacity=".9"/>${art(picture, 320, 324, 114)}`;
}

function spray({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}${round('c', '#f4f4f2')}</defs>
<path d="M236 84 H372 Q404 84 404 112 V126 H300 Q296 160 272 176 L258 166 Q272 146 262 126 H236 Q224 126 224 112 V96 Q224 84 236 84Z" fill="url(#c)"/><rect x="210" y="94" width="22" height="24" rx="6" fill="${darker(colour, 0.1)}"/>
<rect x="306" y="122" width="62" height="62" fill="url(#c)"/><path d="M300 180 H374 Q378 232 412 266 Q430 286 430 316 V530 Q430 560 400 560 H252 Q222 560 222 530 V344 Q222 306 256 276 Q296 240 300 180Z" fill="url(#b)"/>
${label(238, 330, 176, 194)}${words(brand, 326, 374, 152, darker(colour, 0.5), 30)}${art(picture, 326, 450, 114)}`;
}

function pump({ colour, art: [picture], brand }: Pack): string {
  return `<defs>${round('b', colour)}${round('c', '#f4f4f2')}</defs>
<path d="M252 96 Q252 84 264 84 H352 Q362 84 362 96 V112 H334 V170 H306 V120 H264 Q252 120 252 108Z" fill="url(#c)"/><rect x="270" y="164" width="100" height="48" rx="12" fill="url(#c)"/>
<path d="M252 208 H388 Q436 214 436 262 V524 Q436 560 400 560 H240 Q204 560 204 524 V262 Q204 214 252 208Z" fill="url(#b)"/>
${label(222, 272, 196, 232)}${words(brand, 320, 322, 170, darker(colour, 0.5), 32)}${art(picture, 320, 412, 132)}`;
}

function bag({ colour, art: goods, brand }: Pack): string {
  const tops = [
    [240, 196, -14],
    [320, 170, 4],
    [400, 200, 16],
  ] as const;
  const heads = tops
    .map(
      ([x, y, turn], index) =>
        `<g transform="rotate(${turn} ${x} ${y})">${art(goods[index % goods.length], x, y, 176)}</g>`,
    )
    .join('');
  const paper = mix('#dcb98a', colour, 0.25);
  return `<defs>${round('b', paper)}</defs><path d="M180 226 L460 226 L452 290 H188Z" fill="${darker(paper, 0.35)}"/>${heads}
<path d="M176 240 l20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 28-16 L454 536 Q452 560 430 560 H210 Q188 560 186 536Z" fill="url(#b)"/><circle cx="320" cy="424" r="84" fill="#fffaf0" opacity=".9"/>${words(brand, 320, 434, 142, '#5a3d1e', 36)}`;
}

/** Every drawn package by the word a recipe calls it with. */
export const packs: Record<string, (pack: Pack) => string> = {
  carton,
  bottle,
  wine,
  jar,
  can,
  drink,
  pouch,
  box,
  tub,
  brick,
  tube,
  spray,
  pump,
  bag,
};
