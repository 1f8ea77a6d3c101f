/** `Müller & Söhne` → `muller-sohne`: a valid address of a store. */
export function slugFrom(name: string): string {
  return name
    .replace(/['’]/g, '')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
}
