import type { FastifyReply } from 'fastify';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { z } from 'zod';
import type { LanguageCode } from '../../languages.ts';
import { fallbackLanguage, textIn } from '../../languages.ts';
import { languageCode } from '../../platform/http/localized.schema.ts';
import { readLocales } from '../../platform/locale-files.ts';
import { writePdf } from '../order-papers/write-pdf.ts';
import type english from './locales/en.json';
import { moneyText } from './money-text.ts';
import type { WrittenInvoice } from './subscriptions.invoices.service.ts';
import type { InvoiceLine, InvoiceParty } from './subscriptions.schema.ts';

export const invoicePdfQuery = z.strictObject({ language: languageCode.default(fallbackLanguage) });

const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);

/** Writes the number as it is printed: `L-000042`. */
const numberText = (number: number): string => `L-${String(number).padStart(6, '0')}`;

const fill = (text: string, method: string): string => text.replace('{method}', method);

const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });

export function writeSubscriptionInvoice(invoice: WrittenInvoice, language: LanguageCode): Content {
  const { issuer, billTo, currency, net, tax, total, taxRateBp, issuedAt, dueAt, paidAt, method } = invoice;
  const payment = method ? fill(texts[language].collected, method) : issuer.payment;
  const words = texts[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const money = (minor: number) => moneyText(language, currency, minor);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const addressOf = ({ address, taxNumber }: InvoiceParty) =>
    [address, taxNumber && `${words.taxNumber}: ${taxNumber}`].filter(Boolean).join('\n');
  const nameOf = ({ kind, plan, from, until }: InvoiceLine) => {
    const name = plan ? `${words.line[kind]}: ${textIn(plan, language, fallbackLanguage)}` : words.line[kind];
    return from && until ? `${name}\n${date.format(new Date(from))} – ${date.format(new Date(until))}` : name;
  };
  const sums: [string, string][] = [
    [words.net, money(net)],
    [`${words.tax} ${percent.format(taxRateBp / 10_000)}`, money(tax)],
  ];
  return [
    {
      columns: [
        { stack: [{ text: issuer.name, style: 'store' }, { text: addressOf(issuer) }] },
        { text: `${words.invoice}\n${numberText(invoice.number)}`, style: 'title' },
      ],
    },
    {
      columns: [
        {
          stack: [{ text: words.billTo, style: 'label' }, { text: `${billTo.name}\n${addressOf(billTo)}` }],
        },
        {
          stack: [
            { text: words.issuedOn, style: 'label' },
            { text: date.format(issuedAt) },
            { text: paidAt ? words.paidOn : words.dueOn, style: 'label', margin: [0, 6, 0, 0] },
            { text: date.format(paidAt ?? dueAt) },
          ],
        },
      ],
      margin: [0, 16, 0, 16],
    },
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        widths: ['*', 'auto'],
        dontBreakRows: true,
        body: [
          [
            { text: words.service, style: 'label' },
            { text: words.amount, style: 'label', alignment: 'right' },
          ],
          ...invoice.lines.map((line): TableCell[] => [nameOf(line), right(money(line.amount))]),
        ],
      },
    },
    {
      columns: [
        { width: '*', text: '' },
        {
          width: 260,
          layout: 'noBorders',
          table: {
            widths: ['*', 'auto'],
            body: [
              ...sums.map(([label, value]): TableCell[] => [label, right(value)]),
              [
                { text: words.total, style: 'total' },
                { text: money(total), style: 'total', alignment: 'right', noWrap: true },
              ] as TableCell[],
            ],
          },
        },
      ],
      margin: [0, 12, 0, 0],
    },
    ...(payment && !paidAt
      ? [
          { text: words.payment, style: 'label', margin: [0, 16, 0, 0] as [number, number, number, number] },
          { text: payment },
        ]
      : []),
  ];
}

/** Sends an invoice as a file. */
export async function sendInvoicePdf(reply: FastifyReply, invoice: WrittenInvoice, language: LanguageCode) {
  const number = numberText(invoice.number);
  const file = await writePdf([{ number, content: writeSubscriptionInvoice(invoice, language) }]);
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${number}.pdf"`)
    .header('cache-control', 'no-store')
    .send(file);
}
