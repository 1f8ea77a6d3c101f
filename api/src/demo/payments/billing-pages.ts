import { isLanguage } from '../../languages.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { readLocales } from '../../platform/locale-files.ts';
import type { BilledPayment, MethodPage } from './billing.ts';
import { billingCards } from './billing.ts';
import type english from './locales/en.json';

const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);
const wordsOf = (locale: string) => texts[isLanguage(locale) ? locale : 'en'];

const document = (locale: string, title: string, body: string) => `<!doctype html>
<html lang="${isLanguage(locale) ? locale : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/demo-payments/form.css">
<body class="page">
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
`;

/**
 * Writes the page where an owner of the demo chooses the outcome of their store's payments. It takes no card numbers.
 */
export function methodForm({ id, locale, cancel_url: back }: MethodPage): string {
  const words = wordsOf(locale);
  const choices = (Object.keys(billingCards) as (keyof typeof billingCards)[]).map(
    (name, index) =>
      `<label><input type="radio" name="card" value="${billingCards[name]}"${index === 0 ? ' checked' : ''}>${escapeHtml(words[name])}<span>•••• ${billingCards[name].slice(-4)}</span></label>`,
  );
  return document(
    locale,
    words.methodTitle,
    `<p>${escapeHtml(words.methodText)}</p>
<form method="post" action="/demo-payments/method">
<input type="hidden" name="page" value="${escapeHtml(id)}">
${choices.join('\n')}
<button value="yes">${escapeHtml(words.save)}</button> <a href="${escapeHtml(back)}">${escapeHtml(words.back)}</a>
</form>`,
  );
}

/** The bank's question to the person who pays. */
export function bankForm({ id, amount, currency }: BilledPayment, locale: string): string {
  const words = wordsOf(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
  return document(
    locale,
    `${words.question} ${money}`,
    `<form method="post" action="/demo-payments/bank">
<input type="hidden" name="payment" value="${escapeHtml(id)}">
<button name="answer" value="yes">${escapeHtml(words.yes)}</button><button name="answer" value="no">${escapeHtml(words.no)}</button>
</form>`,
  );
}
