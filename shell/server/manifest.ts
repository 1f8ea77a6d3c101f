import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBootstrap } from 'api';
import { fallbackLanguage, textIn } from 'api/languages';
import type { AppIcon } from './image-conversions.ts';
import { createConversions } from './image-conversions.ts';
import { exists, upload } from './images.ts';

/** The icons of an installed shop. A phone may cut a maskable one to any shape, so its picture is smaller. */
const icons = {
  '180': { width: 180, share: 0.8, isFilled: true },
  '192': { width: 192, share: 1, isFilled: false },
  '512': { width: 512, share: 1, isFilled: false },
  'maskable-512': { width: 512, share: 0.6, isFilled: true },
} as const;
export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

const mark = readFileSync(join(import.meta.dirname, 'favicon.svg'), 'utf8');
const white = '#ffffff';
const colour = /^#[0-9a-f]{6}$/i;

export const accentOf = ({ store }: HostBootstrap): string =>
  colour.test(store?.color_accent ?? '') ? (store?.color_accent ?? '') : '#1b7f4b';

/** The picture of a store: its icon in browsers, which is square, else its logo. */
function pictureOf({ customization }: HostBootstrap): string {
  const given = [customization?.seo.favicon, customization?.navbar.logo];
  return given.find((picture) => picture && upload.test(picture)) ?? '';
}

/** Changes with what the icons are made of, so that browsers fetch them again. */
const versionOf = (bootstrap: HostBootstrap): string =>
  createHash('sha256')
    .update(pictureOf(bootstrap) + accentOf(bootstrap))
    .digest('hex')
    .slice(0, 8);

export const iconAddress = (bootstrap: HostBootstrap, name: IconName): string =>
  `/app-icon-${name}.png?v=${versionOf(bootstrap)}`;

/** The web app manifest, with which a phone installs the shop. */
export function manifestOf(bootstrap: HostBootstrap): string {
  const { tenant, customization, platform, global } = bootstrap;
  const name = tenant.name ?? platform.platform_title;
  const description = textIn(
    customization?.seo.meta_description ?? {},
    global.default_language,
    fallbackLanguage,
  );
  const icon = (icon: IconName, purpose: 'any' | 'maskable') => ({
    src: iconAddress(bootstrap, icon),
    sizes: `${icons[icon].width}x${icons[icon].width}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name,
    short_name: name.length > 12 ? (name.split(' ')[0]?.slice(0, 12) ?? name) : name,
    ...(description && { description }),
    lang: global.default_language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: white,
    theme_color: accentOf(bootstrap),
    icons: [icon('192', 'any'), icon('512', 'any'), icon('maskable-512', 'maskable')],
  });
}

/** Makes a store's icons, each once. A store without a picture has the platform's mark in its colour. */
export function createAppIcons({ uploads, cache }: { uploads: string; cache: string }) {
  const convert = createConversions({ mostWaiting: 20 });
  return async (bootstrap: HostBootstrap, name: IconName): Promise<Buffer> => {
    const { width, share, isFilled } = icons[name];
    const picture = pictureOf(bootstrap);
    const [, tenantId = '', id = ''] = upload.exec(picture) ?? [];
    const file = join(uploads, tenantId, `${id}.webp`);
    const isOwn = tenantId !== '' && tenantId === bootstrap.tenant.id && (await exists(file));
    const accent = accentOf(bootstrap);
    const drawn = Buffer.from(mark.replace('#1b7f4b', accent));
    const ground = !isFilled ? null : isOwn ? white : accent;
    const key = createHash('sha256')
      .update([isOwn ? picture : accent, name].join(' '))
      .digest('hex');
    const target = join(cache, key.slice(0, 2), `${key}.png`);
    const icon: AppIcon = { source: isOwn ? file : drawn, target, width, format: 'png', share, ground };
    if (!(await exists(target))) await convert(icon);
    return readFile(target);
  };
}
