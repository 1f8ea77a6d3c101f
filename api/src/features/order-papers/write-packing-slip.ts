import type { Content } from 'pdfmake/interfaces.js';
import type { Paper } from './paper.ts';
import { addressOf, nameOf } from './paper.ts';

/**
 * Sorts the lines by the way through the store: by aisle, as numbers where they are some. Goods without an aisle come
 * last.
 */
function byAisle({ order, aisles }: Paper): Paper['order']['lines'] {
  const aisleOf = ({ variantId, parts }: Paper['order']['lines'][number]) =>
    aisles.get(variantId) ?? parts.map((part) => aisles.get(part.variantId)).find(Boolean) ?? '';
  const { compare } = new Intl.Collator('en', { numeric: true });
  return order.lines.toSorted((a, b) => {
    const [first, second] = [aisleOf(a), aisleOf(b)];
    return Number(first === '') - Number(second === '') || compare(first, second);
  });
}

/**
 * Writes the goods to pack, the address and the customer's wishes. It shows no prices, as it travels with the goods.
 */
export function writePackingSlip(paper: Paper): Content {
  const { order, storeName, tools, aisles } = paper;
  const { words, date } = tools;
  const aisleOf = ({ variantId }: { variantId: string }) => aisles.get(variantId) ?? '';
  const oldest = Math.max(0, ...order.lines.map(({ ageLimit }) => ageLimit ?? 0));
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
            ...(order.arrival
              ? [
                  {
                    text: words.arrives,
                    style: 'label',
                    margin: [0, 6, 0, 0] as [number, number, number, number],
                  },
                  { text: tools.arrival(order.arrival), bold: true },
                ]
              : []),
          ],
        },
      ],
      margin: [0, 16, 0, 16],
    },
    ...(oldest > 0 ? [ageCheck(words.checkAge.replace('{age}', String(oldest)))] : []),
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
        widths: [18, 36, '*', 48, 90],
        dontBreakRows: true,
        body: [
          ['', words.pieces, words.goods, words.aisle, words.sku].map((text) => ({ text, style: 'label' })),
          ...byAisle(paper).map((line) => [
            tickBox(),
            { text: `${line.qtyOrdered} ×`, bold: true },
            {
              stack: [
                nameOf(tools, line) + (line.ageLimit === null ? '' : ` · ${line.ageLimit}+`),
                ...(line.weight ? [weightOf(tools, line.weight, line.qtyOrdered)] : []),
                ...line.parts.map((part) => ({
                  text: partOf(paper, part, line.qtyOrdered * part.qty),
                  margin: [8, 1, 0, 0] as [number, number, number, number],
                })),
              ],
            },
            aisleOf(line),
            line.sku,
          ]),
        ],
      },
    },
    { text: `${words.piecesInAll}: ${pieces}`, bold: true, margin: [0, 12, 0, 0] },
  ];
}

type Part = Paper['order']['lines'][number]['parts'][number];

function partOf({ tools, aisles }: Paper, part: Part, pieces: number): string {
  const { nominalG, pickedG = null, sku, variantId } = part;
  const weight = nominalG ? weightOf(tools, { nominalG, pickedG }, pieces) : '';
  return [`${pieces} × ${nameOf(tools, part)}`, sku, aisles.get(variantId), weight]
    .filter(Boolean)
    .join(' · ');
}

const tickBox = () => ({
  canvas: [{ type: 'rect' as const, x: 0, y: 1, w: 10, h: 10, lineWidth: 0.8 }],
});

const ageCheck = (text: string): Content => ({
  columns: [
    { width: 18, ...tickBox() },
    { text, bold: true },
  ],
  margin: [0, 0, 0, 8],
});

/** Writes the picked weight, or a blank for it beside the estimate. */
const weightOf = (
  { grams }: Paper['tools'],
  { pickedG, nominalG }: { nominalG: number; pickedG: number | null },
  pieces: number,
): string => (pickedG === null ? `≈ ${grams(nominalG * pieces)} → ________ g` : grams(pickedG));
