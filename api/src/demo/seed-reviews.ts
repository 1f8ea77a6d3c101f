import { reviews } from '../features/reviews/reviews.table.ts';
import type { Tx } from '../platform/database/database.ts';
import { demoId } from './ids.ts';
import { insertAll } from './insert.ts';
import type { OrderRows } from './order-rows.ts';
import { createRandom } from './random.ts';

/** Reviews that fit any groceries: stars, heading, text, and sometimes the store's reply. */
const opinions = [
  [5, 'Just as I hoped', 'Fresh, well packed and exactly what the picture shows. I order it every week now.'],
  [5, '', 'The whole family likes it.'],
  [5, 'Very good', 'Better than what I get around the corner, and it keeps for days.'],
  [4, 'Good value', 'Tastes good. I would like a larger pack as well.', 'A larger pack is on its way to us.'],
  [4, '', 'Came cool and in time, and will be ordered again.'],
  [4, 'Solid', 'No surprises, and that is what I want from it.'],
  [3, 'All right', 'It is fine, but I have had better.'],
  [3, '', 'Smaller than I had thought. The size is on the page, so it is my own fault.'],
  [
    2,
    'Not for me',
    'A matter of taste, I suppose.',
    'Thank you for telling us. Write to us for another one to try.',
  ],
] as const;

/** The newest of them wait for the store's staff. */
const waiting = 4;

/** Adds reviews of some delivered goods, one by each shopper. */
export async function seedReviews(
  tx: Tx,
  { slug, tenantId }: { slug: string; tenantId: string },
  placed: readonly OrderRows[],
): Promise<void> {
  const random = createRandom(`${slug} reviews`);
  const bought = placed
    .filter(({ row }) => row.status === 'delivered')
    .flatMap(({ row, lines, shopper }) =>
      lines.map(({ productId }) => ({ productId, shopper, at: row.placedAt, customerId: row.customerId })),
    )
    .filter(() => random.chance(0.2));
  const once = new Map(bought.map((one) => [demoId(slug, 'review', one.productId + one.customerId), one]));
  const said = new Map<string, (typeof opinions)[number][]>();
  const rows = [...once].map(([id, { productId, customerId, shopper, at }]) => {
    const before = said.get(productId) ?? [];
    const fresh = opinions.filter((opinion) => !before.includes(opinion));
    const opinion = random.weighted(fresh.length > 0 ? fresh : opinions, ([stars]) => stars ** 2);
    said.set(productId, [...before, opinion]);
    const [rating, title, text, reply = ''] = opinion;
    const [first = '', ...others] = shopper.name.split(' ');
    const initial = others.at(-1)?.[0];
    return {
      ...{ tenantId, id, productId, customerId, rating, title, text, reply },
      authorName: initial ? `${first} ${initial}.` : first,
      repliedAt: reply ? at : null,
      createdAt: at,
      writtenAt: at,
    };
  });
  const newest = rows.toSorted((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime());
  await insertAll(
    tx,
    reviews,
    newest.map((row, index) => {
      const isWaiting = index >= newest.length - waiting;
      if (!isWaiting) return { ...row, status: 'approved' as const };
      return { ...row, status: 'pending' as const, reply: '', repliedAt: null };
    }),
  );
}
