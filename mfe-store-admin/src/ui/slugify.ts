const germanLetters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
};

/** A title as a part of a URL: `Crème fraîche, 200 g` → `creme-fraiche-200-g`. */
export function slugify(title: string, maxLength = 120): string {
  return title
    .toLowerCase()
    .replaceAll(/[äöüßœæø]/g, (letter) => germanLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
}
