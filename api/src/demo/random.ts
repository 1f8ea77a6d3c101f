export type Random = ReturnType<typeof createRandom>;

/** Reproducible random numbers (mulberry32). */
export function createRandom(seedText: string) {
  let state = [...seedText].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item;
  const weighted = <Item>(items: readonly Item[], weightOf: (item: Item) => number): Item => {
    let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    const found = items.find((item) => {
      left -= weightOf(item);
      return left < 0;
    });
    return found ?? (items.at(-1) as Item);
  };
  return { next, whole, pick, weighted, chance: (share: number): boolean => next() < share };
}
