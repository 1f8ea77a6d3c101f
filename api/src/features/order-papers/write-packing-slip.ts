import type { Content } from 'pdfmake/interfaces.js';
import type { Paper } from './paper.ts';
import { addressOf, nameOf } from './paper.ts';

/** What is to be packed, where it goes, and what its customer asks for. No prices: it travels with the goods. */
export function writePackingSlip({ order, storeName, tools }: Paper): Content {
  const { words, date } = tools;
  const pieces = order.lines.reduce((sum, { qtyOrdered }) => sum + qtyOrdered, 0);
  const notes = [
    [words.deliveryNote, order.userInfo.deliveryNote],
    [words.note, order.notes],
  ].filter(([, note]) => note);
  return [
    {
      columns: [
        { text: storeName, style: 'store' },
        { text: `${words.packingSlip}\n${order.number}`, style: 'title' },
      ],
    },
    {
      columns: [
        { stack: [{ text: words.deliverTo, style: 'label' }, { text: addressOf(order) }] },
        {
          stack: [
            { text: words.orderedOn, style: 'label' },
            { text: date(order.placedAt) },
            { text: words.delivery, style: 'label', margin: [0, 6, 0, 0] },
            { text: words.shipping[order.shippingOption] },
          ],
        },
      ],
      margin: [0, 16, 0, 16],
    },
    ...notes.map(
      ([label = '', note = '']): Content => ({
        text: [{ text: `${label}: `, bold: true }, note],
        margin: [0, 0, 0, 8],
      }),
    ),
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        widths: [18, 36, '*', 90],
        dontBreakRows: true,
        body: [
          ['', words.pieces, words.goods, words.sku].map((text) => ({ text, style: 'label' })),
          ...order.lines.map((line) => [
            { canvas: [{ type: 'rect' as const, x: 0, y: 1, w: 10, h: 10, lineWidth: 0.8 }] },
            { text: `${line.qtyOrdered} ×`, bold: true },
            {
              stack: [
                nameOf(tools, line),
                ...(line.weight ? [weightOf(tools, line.weight, line.qtyOrdered)] : []),
                ...line.parts.map((part) => ({
                  text: `${line.qtyOrdered * part.qty} × ${nameOf(tools, part)} · ${part.sku}`,
                  margin: [8, 1, 0, 0] as [number, number, number, number],
                })),
              ],
            },
            line.sku,
          ]),
        ],
      },
    },
    { text: `${words.piecesInAll}: ${pieces}`, bold: true, margin: [0, 12, 0, 0] },
  ];
}

/** What was weighed, or what is to be weighed. */
const weightOf = (
  { grams }: Paper['tools'],
  { pickedG, nominalG }: NonNullable<Paper['order']['lines'][number]['weight']>,
  pieces: number,
): string => (pickedG === null ? `≈ ${grams(nominalG * pieces)} → ________ g` : grams(pickedG));
