import {
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from '../products/products.table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words by which shoppers find a product: one row for each visible product, written by a trigger
 * (product-search.sql). It is a table of its own, as each sale changes the product's row, and would otherwise write the
 * index again.
 */
export const productSearch = pgTable(
  'product_search',
  {
    tenantId: uuid().notNull(),
    productId: uuid().notNull(),
    /** Its words: A of a title, B of a title's addition, C brand, tags and diets, D codes; `h:…` is a title's main word. */
    words: tsvector().notNull(),
    /** Words of its shortest title. */
    length: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.productId] }),
    index('product_search_words').using('gin', t.tenantId.op('uuid_ops'), t.words),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
      name: 'product_search_product_fk',
    }).onDelete('cascade'),
  ],
);

/** The words of a store's goods and categories, in which a search finds the words that the shopper meant. */
export const searchWords = pgTable(
  'search_words',
  {
    tenantId: uuid().notNull(),
    word: text().notNull(),
    /** The word, and the word without each one of its letters: words that are typed wrongly share one of them. */
    pieces: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.word] }),
    index('search_words_pieces').using('gin', t.tenantId.op('uuid_ops'), t.pieces),
    index('search_words_trigrams').using('gin', t.tenantId.op('uuid_ops'), t.word.op('gin_trgm_ops')),
  ],
);
