import { sql } from 'drizzle-orm';
import { currencies } from '../features/currencies/currencies.table.ts';
import { customization } from '../features/customization/customization.schema.ts';
import { writeCustomization } from '../features/customization/customization.service.ts';
import { languages } from '../features/languages/languages.table.ts';
import { notifications } from '../features/notifications/notifications.table.ts';
import { products } from '../features/products/products.table.ts';
import { seedRoles } from '../features/roles/roles.service.ts';
import { defaultStoreSetting } from '../features/settings/settings.defaults.ts';
import { writeSettings } from '../features/settings/settings.service.ts';
import { staff } from '../features/staff/staff.table.ts';
import { taxClasses } from '../features/tax-classes/tax-classes.table.ts';
import { languageCodes, languages as platformLanguages, textIn } from '../languages.ts';
import type { Tx } from '../platform/database/database.ts';
import { rowsOf } from '../platform/database/rows.ts';
import type { Catalog } from './catalog.ts';
import type { Clock } from './clock.ts';
import { buildCustomization } from './customization/customization.ts';
import { demoId } from './ids.ts';
import { insertAll } from './insert.ts';
import type { Colleague, OrderRows } from './order-rows.ts';
import type { Pictures } from './seed-catalog.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedOrders } from './seed-orders.ts';
import { seedReviews } from './seed-reviews.ts';
import type { DemoStore } from './stores/demo-store.ts';
import { taxClassOf } from './tax-class-of.ts';

type Setting = { tenantId: string; pictures: Pictures; clock: Clock; passwordHash: string };

/** Inserts everything of one store, in the caller's transaction as that tenant. */
export async function seedStore(
  tx: Tx,
  store: DemoStore,
  setting: Setting,
): Promise<{ products: number; orders: number }> {
  const { tenantId, pictures, clock } = setting;
  const colleagues = await seedTeam(tx, store, setting);
  await writeSettings(tx, tenantId, {
    global: {
      default_language: store.language,
      default_currency: store.currency,
      default_date_format: store.dateFormat,
      floating_number: 2,
      default_time_zone: store.timeZone,
    },
    store: {
      ...defaultStoreSetting,
      meta_title: textIn(store.words.seo.title, store.language, store.language),
      meta_url: store.words.domain,
      color_accent: store.accent,
      tax_rate_bp: store.taxRateBp,
      free_shipping_from: store.freeShippingFrom,
      minimum_order: store.minimumOrder,
      order_prefix: store.orderPrefix,
      company_name: store.words.name,
      address: textIn(store.words.address, store.language, store.language),
      phone: store.words.phone,
      email: store.words.email,
      tax_number: store.taxNumber,
    },
  });
  await writeCustomization(
    tx,
    tenantId,
    customization.parse(buildCustomization(store.words, (name) => pictures.named(name).url)),
  );
  await tx.insert(languages).values(
    languageCodes.map((isoCode, position) => ({
      tenantId,
      id: demoId(store.slug, 'language', isoCode),
      name: platformLanguages[isoCode].name,
      isoCode,
      flag: platformLanguages[isoCode].flag,
      position,
    })),
  );
  await tx.insert(currencies).values(
    (
      [
        ['US Dollar', 'USD', '$'],
        ['Euro', 'EUR', '€'],
        ['Pound Sterling', 'GBP', '£'],
        ['Swiss Franc', 'CHF', 'CHF'],
      ] as const
    ).map(([name, code, symbol], position) => ({
      ...{ tenantId, id: demoId(store.slug, 'currency', code), name, code, symbol, position },
      status: code === store.currency ? ('show' as const) : ('hide' as const),
    })),
  );
  const catalog = await seedCatalog(tx, store.slug, tenantId, pictures, clock);
  await seedTaxClasses(tx, store, tenantId, catalog);
  const placed = await seedOrders(tx, { ...setting, store, colleagues }, catalog);
  await countSales(tx, tenantId);
  await seedReviews(tx, { slug: store.slug, tenantId }, placed);
  await insertAll(tx, notifications, noticeRows(store, setting, catalog, placed));
  return { products: catalog.products.length, orders: placed.length };
}

async function seedTeam(
  tx: Tx,
  store: DemoStore,
  { tenantId, passwordHash, pictures, clock }: Setting,
): Promise<Colleague[]> {
  const roleIds = await seedRoles(tx, tenantId, (name) => demoId(store.slug, 'role', name));
  const team = store.staff.map((person, index) => ({
    ...person,
    id: demoId(store.slug, 'staff', person.email),
    joined: clock.daysAgo(900 - index * 120),
  }));
  await tx.insert(staff).values(
    team.map(({ id, name, email, role, picture, joined }) => ({
      ...{ tenantId, id, name, email, passwordHash },
      roleId: roleIds.get(role) ?? '',
      image: picture ? pictures.named(picture).url : null,
      phone: store.words.phone,
      joiningDate: joined.toISOString().slice(0, 10),
      createdAt: joined,
    })),
  );
  return team.map(({ id, name, role }) => ({ id, name, role }));
}

/** Counts delivered products as sales, as a delivery does. */
async function countSales(tx: Tx, tenantId: string): Promise<void> {
  await tx.execute(sql`
    update ${products} set sales = sold.qty
    from (select line.product_id, sum(line.qty_ordered)::int as qty from order_lines line
      join orders o on o.tenant_id = line.tenant_id and o.id = line.order_id and o.status = 'delivered'
      where line.tenant_id = ${tenantId} group by line.product_id) sold
    where ${products.tenantId} = ${tenantId} and ${products.id} = sold.product_id`);
}

/** Notifications of the newest orders and of low stock. */
function noticeRows(
  store: DemoStore,
  { tenantId, clock }: Setting,
  { sellables, reorderPoint }: Catalog,
  placed: OrderRows[],
) {
  const newest = placed.slice(-16).map(({ row, shopper }, index) => ({
    tenantId,
    id: demoId(store.slug, 'notice', row.id),
    kind: 'order' as const,
    message: `${shopper.name}: ${row.orderPrefix}${row.invoice}`,
    status: index < 10 ? ('read' as const) : ('unread' as const),
    productId: null,
    orderId: row.id,
    image: null,
    goods: null,
    dedupeKey: `order:${row.id}`,
    createdAt: row.placedAt,
  }));
  const scarce = sellables
    .filter(({ available }) => available <= reorderPoint)
    .slice(0, 8)
    .map(({ id, productId, title, image, available }, index) => ({
      tenantId,
      id: demoId(store.slug, 'notice', id),
      kind: 'stock_out' as const,
      message: `${title.en}: ${available}`,
      goods: { title, label: {}, left: available },
      status: index < 2 ? ('unread' as const) : ('read' as const),
      productId,
      orderId: null,
      image,
      dedupeKey: `stock_out:${id}:demo`,
      createdAt: clock.daysAgo(0.2 + index * 1.3),
    }));
  return [...newest, ...scarce];
}

async function seedTaxClasses(tx: Tx, store: DemoStore, tenantId: string, { sellables }: Catalog) {
  for (const taxClass of store.taxClasses) {
    const { name, rateBp } = taxClass;
    const id = demoId(store.slug, 'tax class', name);
    await tx.insert(taxClasses).values({ tenantId, id, name, rateBp });
    const goods = sellables.filter((sellable) => taxClassOf(store, sellable) === taxClass);
    await tx
      .update(products)
      .set({ taxClassId: id })
      .where(
        rowsOf(
          tenantId,
          products,
          goods.map(({ productId }) => productId),
        ),
      );
  }
}
