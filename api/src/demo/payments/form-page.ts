import { isLanguage, languageCodes } from '../../languages.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { readLocales } from '../../platform/locale-files.ts';
import { testCards } from './intents.ts';
import type english from './locales/en.json';

const texts = readLocales<typeof english>(`${import.meta.dirname}/locales`);

/** The title of the form's frame in each language. */
export const frameTitles: Record<string, string> = Object.fromEntries(
  languageCodes.map((language) => [language, texts[language].frame]),
);

/** The form in which shoppers of the demo choose the outcome of their payment. It takes no card numbers. */
export function formPage(locale: string | null, theme: string | null): string {
  const language = isLanguage(locale) ? locale : 'en';
  const words = texts[language];
  const choice = (name: keyof typeof testCards, isFirst = false) =>
    `<label><input type="radio" name="card" value="${testCards[name]}"${isFirst ? ' checked' : ''}>${escapeHtml(words[name])}<span>•••• ${testCards[name].slice(-4)}</span></label>`;
  return `<!doctype html>
<html lang="${language}"${theme === 'night' ? ' data-theme="night"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.title)}</title>
<link rel="stylesheet" href="/demo-payments/form.css">
<body data-declined="${escapeHtml(words.wasDeclined)}" data-not-confirmed="${escapeHtml(words.wasNotConfirmed)}" data-unreachable="${escapeHtml(words.unreachable)}">
<h1>${escapeHtml(words.title)}</h1>
<form id="cards" aria-labelledby="text">
<p id="text">${escapeHtml(words.text)}</p>
${choice('good', true)}
${choice('threeDSecure')}
${choice('declined')}
</form>
<div id="challenge" role="group" aria-labelledby="question" hidden>
<p id="question">${escapeHtml(words.question)}</p>
<button value="yes">${escapeHtml(words.yes)}</button><button value="no">${escapeHtml(words.no)}</button>
</div>
<script src="/demo-payments/form.js"></script>
`;
}
