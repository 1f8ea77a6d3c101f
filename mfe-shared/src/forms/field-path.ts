/**
 * The form's field for a field of the API's body: `items.0.name` → `name`, and `permissions.3` → `permissions`, as
 * one field has them all. Null when the form has none.
 */
export function fieldPath(field: string, values: object): string | null {
  const segments = field.split('.');
  const first = segments.findIndex((segment) => Object.hasOwn(values, segment));
  if (first < 0) return null;
  const path: string[] = [];
  let value: unknown = values;
  for (const segment of segments.slice(first)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) break;
    const next: unknown = (value as Record<string, unknown>)[segment];
    // A list of plain values is one field; a list of objects contains fields.
    if (Array.isArray(value) && typeof next !== 'object') break;
    path.push(segment);
    value = next;
  }
  return path.join('.');
}
