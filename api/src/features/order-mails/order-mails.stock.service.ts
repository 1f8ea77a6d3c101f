import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { textIn } from '../../languages.ts';
import type { Tx } from '../../platform/database/database.ts';
import { backInStock } from '../back-in-stock/back-in-stock.table.ts';
import { queueLetter } from '../mails/mails.service.ts';
import { paperTools } from '../order-papers/paper.ts';
import { products, variants } from '../products/products.table.ts';
import { readChoice } from '../shopper-mails/shopper-mails.choices.service.ts';
import { stockLevels } from '../stock/stock.table.ts';
import type { Block } from './letter.ts';
import { htmlOf, textOf } from './letter.ts';
import type { Sender } from './order-mails.write.service.ts';
import { fill, lookOf, pictureOf, texts } from './order-mails.write.service.ts';

/**
 * Writes the one mail of a wish. A variant that is sold out again by now waits for the next time. A wish that was taken
 * back, or has had its mail, is gone.
 */
export async function writeBackInStockMail(tx: Tx, sender: Sender, wishId: string): Promise<void> {
  const { tenantId } = sender;
  const { global } = sender.settings;
  const [wish] = await tx
    .select({
      email: backInStock.email,
      language: backInStock.language,
      variantId: variants.id,
      label: variants.label,
      unitLabel: variants.unitLabel,
      price: variants.price,
      image: variants.image,
      title: products.title,
      slug: products.slug,
      images: products.images,
      nominalWeightG: products.nominalWeightG,
      onHand: stockLevels.onHand,
      allocated: stockLevels.allocated,
    })
    .from(backInStock)
    .innerJoin(
      variants,
      and(eq(variants.tenantId, backInStock.tenantId), eq(variants.id, backInStock.variantId)),
    )
    .innerJoin(products, and(eq(products.tenantId, variants.tenantId), eq(products.id, variants.productId)))
    .innerJoin(
      stockLevels,
      and(eq(stockLevels.tenantId, variants.tenantId), eq(stockLevels.variantId, variants.id)),
    )
    .where(
      and(
        eq(backInStock.tenantId, tenantId),
        eq(backInStock.id, wishId),
        isNotNull(backInStock.confirmedAt),
        eq(variants.status, 'show'),
        isNull(variants.deletedAt),
        eq(products.status, 'show'),
      ),
    );
  if (!wish || wish.onHand <= wish.allocated) return;
  const { language } = wish;
  // Switching such mails off deletes all wishes, so the address still wants the mail of this one.
  const { token } = await readChoice(tx, tenantId, { email: wish.email, topic: 'back_in_stock' });
  const tools = paperTools(language, global.default_currency, global);
  const words = texts[language];
  const said = words.backInStock;
  const facts = { product: textIn(wish.title, language, global.default_language), store: sender.name };
  const detail = textIn(wish.label, language, global.default_language) || wish.unitLabel;
  const blocks: Block[] = [
    { type: 'title', text: fill(said.title, facts) },
    { type: 'text', text: fill(said.text, facts) },
    {
      type: 'goods',
      rows: [
        {
          picture: pictureOf(wish.image ?? wish.images[0]?.url ?? null, 96, sender),
          name: facts.product,
          detail,
          // The price of weighed goods would be that of an amount that nobody has asked for.
          amount: wish.nominalWeightG === null ? tools.money(wish.price) : '',
        },
      ],
    },
    {
      type: 'button',
      text: said.see,
      href: sender.linkTo(`/product/${wish.slug}?variant=${wish.variantId}`),
    },
    { type: 'text', text: said.once },
  ];
  const off = { text: words.off.back_in_stock, href: sender.linkTo(`/mail-choices?token=${token}`) };
  const look = lookOf({ sender, words, tools, off });
  await queueLetter(tx, {
    ...{ tenantId, kind: 'back_in_stock', sender: sender.name, recipient: wish.email },
    subject: fill(said.subject, facts),
    body: textOf(blocks, look),
    html: htmlOf(language, blocks, look),
    unsubscribeUrl: sender.linkTo(`/api/mail-links/${token}`),
  });
  await tx.delete(backInStock).where(and(eq(backInStock.tenantId, tenantId), eq(backInStock.id, wishId)));
}
