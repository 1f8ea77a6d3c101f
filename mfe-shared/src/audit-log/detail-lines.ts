export type DetailLine = { name: string; value: string };

const deepest = 3;

/** The details of an entry, line by line: `params.id  019a…`. Deeper values stay JSON. */
export function detailLines(details: Record<string, unknown>, path: string[] = []): DetailLine[] {
  return Object.entries(details).flatMap(([key, value]) => {
    const name = [...path, key];
    if (isRecord(value) && name.length < deepest && Object.keys(value).length > 0)
      return detailLines(value, name);
    return [{ name: name.join('.'), value: textOf(value) }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || '–';
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === '' || value === null ? '–' : String(value);
}
