/** A node of a store's formatted text: text, or an element with its children. */
export type Markup = string | { tag: string; href: string; children: Markup[] };
