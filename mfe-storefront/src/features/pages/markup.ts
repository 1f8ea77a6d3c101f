/** A piece of a store's formatted text: words, or an element with what is in it. */
export type Markup = string | { tag: string; href: string; children: Markup[] };
