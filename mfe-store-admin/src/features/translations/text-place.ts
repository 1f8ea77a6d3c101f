import type { MissingText, Permission, TextKind } from 'api';

/** The subjects whose texts are translated, and who may change them. */
export const textKinds = {
  customization: 'write_settings',
  settings: 'write_settings',
  products: 'write_products',
  categories: 'write_categories',
  attributes: 'write_attributes',
  coupons: 'write_coupons',
} as const satisfies Record<TextKind, Permission>;

/** Where a text is edited with all that is around it. */
export function placeOf({ kind, id, field }: Pick<MissingText, 'kind' | 'id' | 'field'>): string {
  if (kind === 'customization') return `/admin/store/customization?section=${field.split('.')[0]}`;
  if (kind === 'settings') return '/admin/settings?settingTab=invoice-settings';
  return kind === 'products' ? `/admin/products/edit/${id}` : `/admin/${kind}/${id}`;
}
