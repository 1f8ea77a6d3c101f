import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FormData, request } from 'undici';
import type {
  LoginReply,
  ProductDetail,
  ProductInput,
  Tenant,
  UploadReply,
} from '../../../api/src/contract.ts';
import type { Shop } from '../shop.ts';
import { ask } from '../shop.ts';
import type { SampleProduct } from './sample-products.ts';

const slug = 'peers';
const owner = { email: 'owner@peers.test', password: 'Larder-demo-1' };

/** Creates a new store with only these products, by the calls that an operator and the store's owner use. */
export async function fillStore(base: string, assets: string, products: SampleProduct[]): Promise<Shop> {
  const { port } = new URL(base);
  const platform = { base, host: `localhost:${port}` };
  const credentials = { email: 'platform@larder.test', password: owner.password };
  const operator = await ask<LoginReply>(platform, '/api/platform/admin/login', credentials);
  const store = {
    name: 'Peers',
    ...{ slug, ownerName: 'Owner', ownerEmail: owner.email, ownerPassword: owner.password },
    ...{ currency: 'USD', language: 'en', color: '#1b7f4b' },
  };
  await ask<Tenant>(platform, '/api/tenants', store, bearer(operator));
  const shop = { base, host: `${slug}.localhost:${port}` };
  const session = bearer(await ask<LoginReply>(shop, '/api/admin/login', owner));
  for (const product of products) {
    const [picture] = product.pictures;
    const image = picture ? await upload(shop, session, join(assets, 'images', picture)) : null;
    await ask<ProductDetail>(shop, '/api/products', inputOf(product, image), session);
  }
  return shop;
}

const bearer = ({ token }: LoginReply) => ({ authorization: `Bearer ${token}` });

async function upload({ base, host }: Shop, session: Record<string, string>, file: string) {
  const body = new FormData();
  body.append('file', new Blob([readFileSync(file)], { type: 'image/jpeg' }), 'picture.jpg');
  const reply = await request(`${base}/api/uploads`, { method: 'POST', headers: { host, ...session }, body });
  if (reply.statusCode !== 201) throw new Error(`A picture was refused: ${await reply.body.text()}`);
  return (await reply.body.json()) as UploadReply;
}

const english = (en: string) => ({ en, de: '', fr: '' });

function inputOf(product: SampleProduct, image: UploadReply | null): ProductInput {
  const { title, slug: name, description, sku, price } = product;
  return {
    title: english(title),
    description: english(description),
    slug: name,
    ...{ ingredients: english(''), brand: '', categoryId: null, categoryIds: [], tags: [] },
    images: image ? [{ url: image.url, width: image.width, height: image.height, alt: title }] : [],
    ...{ status: 'show', soldBy: 'each', pricedBy: 'each', allergens: [], diets: [], nutrition: {} },
    ...{ originCountry: null, storageZone: 'ambient', maxPerOrder: null, attributeIds: [] },
    variants: [
      {
        ...{
          sku,
          barcode: null,
          optionValues: {},
          price,
          originalPrice: price,
          costPrice: null,
          image: null,
        },
        ...{
          unitSize: null,
          unitLabel: '',
          status: 'show',
          stock: { seen: 0, onHand: 100 },
          reorderPoint: 0,
        },
      },
    ],
  };
}
