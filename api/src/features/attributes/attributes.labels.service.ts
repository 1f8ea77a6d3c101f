import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LanguageCode, LocalizedText } from '../../languages.ts';
import { inEachLanguage, textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { products, variants } from '../products/products.table.ts';
import { readDefaultLanguage } from '../settings/settings.service.ts';
import { attributeColumns, inOrderOf, ofItsProduct, variantsWith } from './attributes.service.ts';
import { attributes } from './attributes.table.ts';

type Named = { id: string; values: { id: string; name: LocalizedText }[] };

/** Returns a variant's label (`Red / Large`) in each language; each value has its own fallback. */
export function labelOf(
  attributes: Named[],
  optionValues: Record<string, string>,
  defaultLanguage: LanguageCode,
): LocalizedText {
  const names = attributes.flatMap(
    ({ id, values }) => values.find((value) => value.id === optionValues[id])?.name ?? [],
  );
  return inEachLanguage((language) =>
    names.map((name) => textIn(name, language, defaultLanguage)).join(' / '),
  );
}

/** Writes the labels of the variants that use an attribute anew, after its values got other names. */
export async function renameVariants(tx: Tx, tenantId: string, attributeId: string): Promise<void> {
  const rows = await tx
    .select({
      id: variants.id,
      optionValues: variants.optionValues,
      attributeIds: products.attributeIds,
    })
    .from(products)
    .innerJoin(variants, ofItsProduct)
    .where(variantsWith(tenantId, attributeId));
  if (rows.length === 0) return;
  const named = await tx
    .select(attributeColumns)
    .from(attributes)
    .where(
      and(
        eq(attributes.tenantId, tenantId),
        inArray(attributes.id, [...new Set(rows.flatMap((row) => row.attributeIds))]),
      ),
    );
  const defaultLanguage = await readDefaultLanguage(tx, tenantId);
  const labels = rows.map(({ id, optionValues, attributeIds }) => {
    const own = named.filter((attribute) => attributeIds.includes(attribute.id));
    return { id, label: labelOf(inOrderOf(attributeIds, own), optionValues, defaultLanguage) };
  });
  await tx.execute(sql`
    update ${variants} set label = given.label, version = variants.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as given(id uuid, label jsonb)
    where variants.tenant_id = ${tenantId} and variants.id = given.id`);
}
