import { v7 as uuidv7 } from 'uuid';
import { backInStock } from '../features/back-in-stock/back-in-stock.table.ts';
import { carts } from '../features/cart/cart.table.ts';
import { addresses, customerNotes } from '../features/customers/customers.table.ts';
import { favourites } from '../features/favourites/favourites.table.ts';
import { images } from '../features/images/images.table.ts';
import { notifyStaff } from '../features/notifications/notifications.service.ts';
import { insertItems } from '../features/product-changes/product-changes.stage.service.ts';
import { productChanges } from '../features/product-changes/product-changes.table.ts';
import { reviews } from '../features/reviews/reviews.table.ts';
import { mailChoices } from '../features/shopper-mails/shopper-mails.table.ts';
import {
  supportCases,
  supportFiles,
  supportMessages,
} from '../features/support-cases/support-cases.table.ts';
import { openStore } from '../features/tenants/open-store.ts';
import { webhookDeliveries, webhooks } from '../features/webhooks/webhooks.table.ts';
import { inTenant, onPlatform } from '../platform/tenancy/tenancy.ts';
import type { Actor } from './actors.ts';
import { createCustomer, createStaff } from './actors.ts';
import { addCoupon, addProduct } from './catalog.ts';
import { buy } from './shopping.ts';
import type { TestApp } from './test-app.ts';

export type FilledStore = {
  host: string;
  tenantId: string;
  owner: Actor;
  shopper: Actor;
  /** The ids of one row in every table. */
  ids: string[];
  /** The other names of its rows: slugs, codes, e-mail addresses. */
  words: string[];
  /** Its rows, one text per table. */
  rows(): Promise<Record<string, string>>;
};

/** Creates a store with a row in every table; each text contains `mark`. */
export async function fillStore(test: TestApp, slug: string, mark: string): Promise<FilledStore> {
  const { database } = test;
  const host = `${slug}.localhost`;
  const said = { en: mark, de: mark, fr: mark };
  const tenantId = await onPlatform(database, (tx) =>
    openStore(tx, {
      name: mark,
      slug,
      host,
      ownerName: mark,
      ownerEmail: `owner@${slug}.test`,
      passwordHash: '-',
      currency: 'EUR',
      language: 'en',
      color: '#123456',
    }),
  );
  const owner = await createStaff(database, tenantId, 'owner', { name: mark });
  const shopper = await createCustomer(database, tenantId, { name: mark });
  const product = await addProduct(database, tenantId, { title: said, description: said, brand: mark });
  await addCoupon(database, tenantId, { title: said, couponCode: `TENOFF-${slug.toUpperCase()}` });
  await inTenant(database, tenantId, async (tx) => {
    await tx.insert(images).values({ tenantId, name: mark, width: 1, height: 1, bytes: 1 });
    const place = { line1: mark, contact: mark, city: mark, zipCode: mark, country: mark };
    await tx.insert(addresses).values({ tenantId, customerId: shopper.id, name: mark, ...place });
    await tx.insert(carts).values({ tenantId, customerId: shopper.id, couponCode: mark });
    await tx.insert(customerNotes).values({
      ...{ tenantId, customerId: shopper.id, text: mark },
      ...{ authorId: owner.id, authorName: mark },
    });
    const [change] = await tx
      .insert(productChanges)
      .values({ tenantId, kind: 'edit', status: 'ready', source: { type: 'edit' }, actorName: mark })
      .returning({ id: productChanges.id });
    await insertItems(tx, tenantId, change!.id, [
      {
        ...{ position: 1, productId: product.id, variantId: null, sku: mark },
        ...{ before: { brand: mark }, after: { brand: `${mark}!` }, state: 'waiting', problems: null },
      },
    ]);
    await tx.insert(reviews).values({
      ...{ tenantId, productId: product.id, customerId: shopper.id, rating: 5, status: 'approved' },
      ...{ title: mark, text: mark, authorName: mark },
    });
    await tx.insert(favourites).values({ tenantId, customerId: shopper.id, productId: product.id });
    await tx.insert(backInStock).values({
      ...{ tenantId, variantId: product.variants[0]!.id, email: mark },
      ...{ language: 'en' as const, token: mark },
    });
    await tx.insert(mailChoices).values({ tenantId, email: mark, topic: 'delivery', token: mark });
    // Nobody listens there.
    const webhook = {
      tenantId,
      id: uuidv7(),
      name: mark,
      url: 'http://127.0.0.1:9/',
      secret: 'whsec_',
      events: [],
    };
    await tx.insert(webhooks).values(webhook);
    await tx
      .insert(webhookDeliveries)
      .values({ tenantId, webhookId: webhook.id, type: 'webhook.test', body: mark, status: 'delivered' });
    const supportCase = { tenantId, id: uuidv7(), number: 9_999, subject: mark };
    await tx.insert(supportCases).values({ ...supportCase, openedBy: owner.id, openedByName: mark });
    const said = { tenantId, caseId: supportCase.id, authorKind: 'staff' as const, authorId: owner.id };
    const [message] = await tx
      .insert(supportMessages)
      .values({ ...said, authorName: mark, text: mark })
      .returning({ id: supportMessages.id });
    await tx.insert(supportFiles).values({
      ...{ tenantId, caseId: supportCase.id, messageId: message!.id, uploadedBy: owner.id },
      ...{ name: mark, type: 'text/plain', size: mark.length, content: Buffer.from(mark) },
    });
    await notifyStaff(tx, tenantId, { kind: 'staff', message: mark, dedupeKey: uuidv7() });
  });
  const items = [{ variantId: product.variants[0]!.id, quantity: 1 }];
  const bought = await buy(test, host, shopper.token, { items, notes: mark });
  if (bought.status !== 201) throw new Error(`The order was not placed: ${JSON.stringify(bought.body)}`);
  const rows = () => readRows(test, tenantId);
  const firstRows = Object.values(await rows()).map((text) => text.split('\n')[0] ?? '');
  const ids = [...new Set(firstRows.flatMap((text) => text.match(uuids) ?? []))];
  const words = [
    slug,
    product.slug,
    `TENOFF-${slug.toUpperCase()}`,
    owner.email,
    shopper.email,
    bought.body.number,
  ];
  return { host, tenantId, owner, shopper, ids, words: words.map(String), rows };
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

async function readRows(test: TestApp, tenantId: string): Promise<Record<string, string>> {
  const tables = await test.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relforcerowsecurity order by 1`,
  );
  return inTenant(test.database, tenantId, async (tx) => {
    const found: Record<string, string> = {};
    for (const { name } of tables.rows) {
      const { rows } = await tx.execute<{ text: string | null }>(
        `select string_agg(t::text, e'\\n' order by t::text) as text from ${name} t`,
      );
      found[name] = rows[0]?.text ?? '';
    }
    return found;
  });
}
