import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { taxesByRate } from '../cart/price-cart.ts';
import type { Paper } from './paper.ts';
import { addressOf, nameOf, paymentText } from './paper.ts';

/**
 * Writes the sender with address and tax number, as far as the store has said them; goods, sums, and the tax of each
 * rate.
 */
export function writeInvoice(paper: Paper): Content {
  const { order, store, tools, isPickup } = paper;
  const { words, date, text } = tools;
  return [
    {
      columns: [{ stack: senderOf(paper) }, { text: `${words.invoice}\n${order.number}`, style: 'title' }],
    },
    {
      columns: [
        { stack: [{ text: words.billTo, style: 'label' }, { text: addressOf(order) }] },
        {
          stack: [
            { text: words.orderedOn, style: 'label' },
            { text: date(order.placedAt) },
            { text: words.payment, style: 'label', margin: [0, 6, 0, 0] },
            { text: paymentText(tools, order, isPickup) },
          ],
        },
      ],
      margin: [0, 16, 0, 16],
    },
    goodsOf(paper),
    {
      columns: [
        { width: '*', text: '' },
        { width: 260, ...sumsOf(paper) },
      ],
      margin: [0, 12, 0, 0],
    },
    taxesOf(paper),
    { text: text(store.invoice_note), margin: [0, 16, 0, 0] },
  ];
}

function senderOf({ store, storeName, tools }: Paper): Content[] {
  const { words } = tools;
  const lines = [
    store.address,
    `${store.zip_code} ${store.city}`.trim(),
    store.country,
    store.phone,
    store.email,
    store.tax_number && `${words.taxNumber}: ${store.tax_number}`,
  ].filter(Boolean);
  return [{ text: store.company_name || storeName, style: 'store' }, { text: lines.join('\n') }];
}

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

function goodsOf({ order, tools }: Paper): Content {
  const { words, money, percent } = tools;
  const head = [words.goods, words.pieces, words.unitPrice, words.taxRate, words.amount];
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto', 'auto', 'auto'],
      dontBreakRows: true,
      body: [
        head.map((text, index) => ({ text, style: 'label', alignment: index === 0 ? 'left' : 'right' })),
        ...order.lines.map((line): TableCell[] => [
          weighedName(tools, line),
          right(String(line.qtyOrdered)),
          right(unitPriceOf(tools, line)),
          right(percent(line.taxRateBp)),
          right(money(line.lineSubtotal)),
        ]),
      ],
    },
  };
}

type Line = Paper['order']['lines'][number];

/** Writes the name of a line with the weight that is paid. */
function weighedName(tools: Paper['tools'], line: Line): string {
  const { weight } = line;
  if (!weight) return nameOf(tools, line);
  const about = weight.pickedG === null ? '≈ ' : '';
  return `${nameOf(tools, line)}\n${about}${tools.grams(weight.pickedG ?? weight.nominalG * line.qtyOrdered)}`;
}

const unitPriceOf = ({ money }: Paper['tools'], { weight, unitPrice }: Line): string =>
  weight ? `${money(weight.price)} / ${weight.pricedBy === 'kg' ? 'kg' : '100 g'}` : money(unitPrice);

function sumsOf({ order, tools }: Paper) {
  const { words, money } = tools;
  const refunded = order.payments.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  const rows: [string, string][] = [
    [words.subTotal, money(order.subTotal)],
    ...(order.discount > 0 ? [[words.discount, `−${money(order.discount)}`] as [string, string]] : []),
    [words.delivery, money(order.shippingCost)],
  ];
  return {
    layout: 'noBorders',
    table: {
      widths: ['*', 'auto'],
      dontBreakRows: true,
      body: [
        ...rows.map(([label, value]): TableCell[] => [label, right(value)]),
        [
          { text: words.total, style: 'total' },
          { text: money(order.total), style: 'total', alignment: 'right', noWrap: true },
        ] as TableCell[],
        ...(refunded > 0 ? [[words.refunded, right(`−${money(refunded)}`)] as TableCell[]] : []),
      ],
    },
  };
}

function taxesOf({ order, tools }: Paper): Content {
  const { words, money, percent } = tools;
  const head = [words.taxRate, words.net, words.tax, words.gross];
  return {
    margin: [0, 16, 0, 0],
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['auto', 'auto', 'auto', 'auto'],
      body: [
        head.map((text) => ({ text, style: 'label', alignment: 'right' as const })),
        ...taxesByRate(order).map(({ rateBp, net, tax, gross }): TableCell[] => [
          right(percent(rateBp)),
          ...[net, tax, gross].map((amount) => right(money(amount))),
        ]),
      ],
    },
  };
}
