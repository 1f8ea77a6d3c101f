import { inArray, sql } from 'drizzle-orm';
import type { PlanInput } from '../features/plans/plans.schema.ts';
import { plans } from '../features/plans/plans.table.ts';
import { platformSettings } from '../features/settings/settings.table.ts';
import { monthAfter, taxOn } from '../features/subscriptions/prorate.ts';
import { subscriptionInvoices, subscriptions } from '../features/subscriptions/subscriptions.table.ts';
import type { Tx } from '../platform/database/database.ts';
import { tenants } from '../platform/tenancy/tenants.table.ts';
import type { Clock } from './clock.ts';
import { demoId } from './ids.ts';

type DemoPlan = Omit<PlanInput, 'status' | 'position' | 'trialDays'>;

const prices = (euros: number) => ({ EUR: euros * 100, USD: euros * 110, GBP: euros * 86, CHF: euros * 96 });

const offered: Record<'corner' | 'market' | 'chain', DemoPlan> = {
  corner: {
    name: { en: 'Corner', de: 'Ecke', fr: 'Quartier' },
    description: {
      en: 'For one counter and its regulars.',
      de: 'Für eine Theke und ihre Stammkundschaft.',
      fr: 'Pour un comptoir et ses habitués.',
    },
    prices: prices(19),
    ...{ maxProducts: 500, maxStaff: 10, maxOrders: 1_000, maxStorageMb: 500 },
    ...{ features: [], isDefault: true },
  },
  market: {
    name: { en: 'Market', de: 'Markt', fr: 'Marché' },
    description: {
      en: 'For a full range, a team, and programs of your own.',
      de: 'Für ein volles Sortiment, ein Team und eigene Programme.',
      fr: 'Pour un assortiment complet, une équipe et vos propres programmes.',
    },
    prices: prices(49),
    ...{ maxProducts: 50_000, maxStaff: 50, maxOrders: 20_000, maxStorageMb: 20_000 },
    ...{ features: ['integrations'], isDefault: false },
  },
  chain: {
    name: { en: 'Chain', de: 'Kette', fr: 'Enseigne' },
    description: {
      en: 'Without limits, with your own sign-in for staff.',
      de: 'Ohne Grenzen, mit eigener Anmeldung für das Team.',
      fr: 'Sans limites, avec votre propre connexion pour l’équipe.',
    },
    prices: prices(99),
    ...{ maxProducts: null, maxStaff: null, maxOrders: null, maxStorageMb: null },
    ...{ features: ['integrations', 'sign_in_provider'], isDefault: false },
  },
};

const planId = (name: string) => demoId('platform', 'plan', name);
const taxRateBp = 1_900;
const issuer = {
  name: 'Larder Ltd.',
  address: '1 Quay Street\n20457 Hamburg\nDE',
  taxNumber: 'DE 123456789',
  payment: 'IBAN DE00 0000 0000 0000 0000 00\nPlease name the number of the invoice.',
};

/** Adds three plans, the subscriptions of the demo stores, and the invoices of two of them. */
export async function seedPlans(tx: Tx, clock: Clock, stores: { slug: string; id: string }[]): Promise<void> {
  const common = { status: 'show' as const, trialDays: 30, createdAt: clock.daysAgo(900) };
  await tx.insert(plans).values(
    Object.entries(offered).map(([name, plan], position) => ({
      ...{ ...plan, ...common, id: planId(name), position },
    })),
  );
  await tx.insert(platformSettings).values({
    key: 'billing',
    body: { ...issuer, taxRateBp, paymentDays: 30 },
  });
  const chosen = { fresh: 'chain', bakehouse: 'chain', greens: 'chain', closed: 'corner' } as const;
  const startedAt = clock.daysAgo(12);
  await tx.insert(subscriptions).values(
    stores.map(({ slug, id }) => {
      const isClosed = slug === 'closed';
      return {
        ...{ tenantId: id, planId: planId(chosen[slug as keyof typeof chosen]), currency: 'EUR' as const },
        ...{ startedAt, renews: !isClosed, createdAt: clock.daysAgo(300) },
        state:
          slug === 'greens' ? ('trial' as const) : isClosed ? ('inactive' as const) : ('active' as const),
        endsAt: slug === 'greens' ? clock.daysAgo(-18) : isClosed ? clock.daysAgo(40) : monthAfter(startedAt),
        inactiveSince: isClosed ? clock.daysAgo(40) : null,
      };
    }),
  );
  await seedInvoices(
    tx,
    clock,
    stores.filter(({ slug }) => ['fresh', 'bakehouse'].includes(slug)),
  );
}

async function seedInvoices(tx: Tx, clock: Clock, stores: { slug: string; id: string }[]): Promise<void> {
  const names = await tx
    .select({ id: tenants.id, name: tenants.name })
    .from(tenants)
    .where(
      inArray(
        tenants.id,
        stores.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${tenants.slug}`);
  const net = offered.chain.prices.EUR ?? 0;
  const months = [73, 42, 12].flatMap((daysAgo) => names.map((store) => ({ daysAgo, store })));
  await tx.insert(subscriptionInvoices).values(
    months.map(({ daysAgo, store }, index) => {
      const issuedAt = clock.daysAgo(daysAgo);
      const span = { from: issuedAt.toISOString(), until: monthAfter(issuedAt).toISOString() };
      const isOpen = daysAgo === 12;
      return {
        ...{ id: demoId('platform', 'invoice', String(index)), number: index + 1, tenantId: store.id },
        ...{ status: isOpen ? ('open' as const) : ('paid' as const), currency: 'EUR' as const },
        lines: [{ kind: 'month' as const, plan: offered.chain.name, ...span, amount: net }],
        ...{ net, taxRateBp, tax: taxOn(net, taxRateBp), total: net + taxOn(net, taxRateBp), issuer },
        billTo: { name: store.name, address: '', taxNumber: '' },
        ...{
          issuedAt,
          dueAt: clock.daysAgo(daysAgo - 30),
          paidAt: isOpen ? null : clock.daysAgo(daysAgo - 6),
        },
      };
    }),
  );
}
