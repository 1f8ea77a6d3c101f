/**
 * A name in every form that a slice needs: the feature `gift-cards` and one of them, the `gift-card`. Where singular
 * and plural are the same word it is a `stock-item`.
 */
export type Names = {
  /** `gift-cards`: folder, URL, namespace. */
  many: string;
  /** `gift-card` */
  one: string;
  /** `gift_cards`: table. */
  table: string;
  /** `giftCards` */
  manyVariable: string;
  /** `giftCard` */
  oneVariable: string;
  /** `GiftCards` */
  manyType: string;
  /** `GiftCard` */
  oneType: string;
  /** `Gift cards` */
  title: string;
};

export function namesOf(many: string): Names {
  const one = singular(many);
  return {
    many,
    one,
    table: many.replaceAll('-', '_'),
    manyVariable: camel(many),
    oneVariable: camel(one),
    manyType: capital(camel(many)),
    oneType: capital(camel(one)),
    title: capital(many.replaceAll('-', ' ')),
  };
}

function singular(many: string): string {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(many)) return many.slice(0, -2);
  return many.endsWith('s') ? many.slice(0, -1) : `${many}-item`;
}

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
