import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { currencies } from '../currencies/currencies.table.ts';
import { languages } from '../languages/languages.table.ts';
import { orders } from '../orders/orders.table.ts';
import { emptyPlatformDocument } from './settings.defaults.ts';
import type { SettingsCheck, SettingType } from './settings.input.schema.ts';
import { checkedSettings } from './settings.input.schema.ts';
import type { PlatformDocument } from './settings.platform.schema.ts';
import type { GlobalSetting, StoreSetting } from './settings.schema.ts';
import { readGlobalSetting } from './settings.service.ts';

/** Whether a store's settings could be saved, with every field that speaks against it. Writes nothing. */
export async function checkSettings(
  tx: Tx,
  tenantId: string,
  type: Exclude<SettingType, 'platform'>,
  given: Record<string, unknown>,
): Promise<SettingsCheck> {
  const { errors, data } = shapeOf(type, given);
  if (data && type === 'global') {
    const before = await readGlobalSetting(tx, tenantId);
    errors.push(...(await globalProblems(tx, tenantId, { before, next: data as GlobalSetting })));
  }
  if (data && type === 'store-setting') errors.push(...storeProblems(data as StoreSetting));
  return { valid: errors.length === 0, errors };
}

/** Checks the platform's settings, which needs nothing that is stored. */
export function checkPlatformSettings(given: Record<string, unknown>): SettingsCheck {
  const { errors, data } = shapeOf('platform', given);
  if (data) errors.push(...platformProblems({ ...emptyPlatformDocument, ...data }));
  return { valid: errors.length === 0, errors };
}

function shapeOf(
  type: SettingType,
  { version: _, ...settings }: Record<string, unknown>,
): { errors: ErrorDetail[]; data?: object | undefined } {
  const { error, data } = checkedSettings[type].safeParse(settings);
  return {
    errors: error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [],
    data,
  };
}

/** Checks the changes for problems that the fields' shapes cannot express. */
export async function globalProblems(
  tx: Tx,
  tenantId: string,
  { before, next }: { before: GlobalSetting; next: GlobalSetting },
): Promise<ErrorDetail[]> {
  const { default_language: isoCode, default_currency: code, default_time_zone: zone } = next;
  const problems: ErrorDetail[] = [];
  if (isoCode !== before.default_language) {
    const row = and(eq(languages.tenantId, tenantId), eq(languages.isoCode, isoCode));
    if ((await tx.$count(languages, and(row, eq(languages.status, 'show')))) === 0)
      problems.push({ field: 'default_language', message: 'not_shown' });
  }
  if (code !== before.default_currency) {
    const row = and(eq(currencies.tenantId, tenantId), eq(currencies.code, code));
    if ((await tx.$count(currencies, and(row, eq(currencies.status, 'show')))) === 0)
      problems.push({ field: 'default_currency', message: 'not_shown' });
    if (await hasOrders(tx, tenantId)) problems.push({ field: 'default_currency', message: 'has_orders' });
  }
  if (zone !== before.default_time_zone && !(await knowsZone(tx, zone)))
    problems.push({ field: 'default_time_zone', message: 'unknown' });
  return problems;
}

/** Prices and orders are amounts in the store's one currency, so it stays once there is an order. */
export async function hasOrders(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx.select({ id: orders.id }).from(orders).where(eq(orders.tenantId, tenantId)).limit(1);
  return found.length > 0;
}

async function knowsZone(tx: Tx, zone: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from pg_timezone_names where name = ${zone}`);
  return (rowCount ?? 0) > 0;
}

/**
 * Checks a store's settings. A service that is switched on needs its key. Delivery that is free below the least order
 * would be free always, which is 0.
 */
export function storeProblems(next: StoreSetting): ErrorDetail[] {
  const needed: [keyof StoreSetting, boolean][] = [
    ['google_analytic_key', next.google_analytic_status],
    ['tawk_chat_property_id', next.tawk_chat_status],
    ['tawk_chat_widget_id', next.tawk_chat_status],
  ];
  const { free_shipping_from: freeFrom, minimum_order: minimum } = next;
  const isBelow = freeFrom !== null && freeFrom > 0 && freeFrom < (minimum ?? 0);
  return [
    ...needed.flatMap(([field, isOn]) => (isOn && !next[field] ? [{ field, message: 'required' }] : [])),
    ...(isBelow ? [{ field: 'free_shipping_from', message: 'below_minimum' }] : []),
  ];
}

/** Checks that a maintenance has a beginning and an end, in this order. */
export function platformProblems({
  maintenance_from: from,
  maintenance_until: until,
}: Pick<PlatformDocument, 'maintenance_from' | 'maintenance_until'>): ErrorDetail[] {
  if (Boolean(from) !== Boolean(until))
    return [{ field: from ? 'maintenance_until' : 'maintenance_from', message: 'required' }];
  return from && until && from >= until ? [{ field: 'maintenance_until', message: 'before_start' }] : [];
}
