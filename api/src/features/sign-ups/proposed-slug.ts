const longest = 40;
const shape = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/;

/** Letters that Unicode does not take apart. */
const spelledOut: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th' };

export const isSlug = (slug: string): boolean => shape.test(slug);

/** Makes a slug of a name: `Müller & Söhne` → `muller-sohne`; empty when nothing of it can be in an address. */
function slugFrom(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[ßæœøłđþ]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}

/** Returns addresses close to the typed one, the closest first. */
export function proposals(typed: string): string[] {
  const base = slugFrom(typed);
  const stem = (base || 'my').slice(0, longest - 8).replace(/-$/, '');
  return [base, ...['store', 'shop', 'market', '2', '3', '4', '5'].map((end) => `${stem}-${end}`)].filter(
    isSlug,
  );
}
