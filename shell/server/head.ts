import type { CatalogProductDetail, HostBootstrap, LanguageCode, LocalizedText } from 'api';
import { textIn } from 'api/languages';
import type { Area } from './areas.ts';
import type { PageApi } from './page-api.ts';

/** What search engines, link previews and the browser's tab are told. Plain text; html.ts escapes it. */
export type Head = {
  title: string;
  description: string;
  keywords: string;
  image: string;
  favicon: string;
  type: 'website' | 'product';
  index: boolean;
};

const textOf =
  ({ global }: HostBootstrap, language: LanguageCode) =>
  (localized: LocalizedText) =>
    textIn(localized, language, global.default_language);

function homeHead(bootstrap: HostBootstrap, language: LanguageCode): Head {
  const { platform, customization, store, tenant } = bootstrap;
  const text = textOf(bootstrap, language);
  const seo = customization?.seo;
  if (!seo) {
    return {
      title: platform.meta_title || platform.platform_title,
      description: platform.meta_description,
      keywords: '',
      image: '',
      favicon: platform.favicon,
      type: 'website',
      index: true,
    };
  }
  return {
    title: text(seo.meta_title) || store?.meta_title || tenant.name || '',
    description: text(seo.meta_description),
    keywords: text(seo.meta_keywords),
    image: seo.meta_img,
    favicon: seo.favicon,
    type: 'website',
    index: true,
  };
}

/** The product page has a head of its own; a product that is not there leaves the store's, and the page says so. */
export async function headFor(
  bootstrap: HostBootstrap,
  area: Area,
  path: string,
  language: LanguageCode,
  ask: PageApi,
): Promise<Head> {
  const head = homeHead(bootstrap, language);
  if (area.subtype === 'admin') return { ...head, index: false };
  const slug =
    bootstrap.tenant.type === 'tenant' ? /^\/product\/([a-z0-9-]{1,120})$/.exec(path)?.[1] : undefined;
  if (!slug) return head;
  const { status, body } = await ask(`/api/catalog/products/${slug}`);
  if (status !== 200) return { ...head, index: false };
  const product = JSON.parse(body) as CatalogProductDetail;
  const text = textOf(bootstrap, language);
  return {
    ...head,
    type: 'product',
    title: `${text(product.title)} · ${bootstrap.tenant.name}`,
    description: text(product.description).slice(0, 300),
    image: product.image ?? head.image,
  };
}
