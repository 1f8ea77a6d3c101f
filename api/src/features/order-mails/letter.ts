import { escapeHtml } from '../../platform/escape-html.ts';

/** One piece of a mail. Its text and its HTML are written from the same pieces. */
export type Block =
  | { type: 'title' | 'text' | 'label'; text: string }
  | { type: 'button'; text: string; href: string }
  | { type: 'goods'; rows: { picture: string | null; name: string; detail: string; amount: string }[] }
  | { type: 'sums'; rows: { name: string; amount: string; isTotal?: boolean }[] };

/** How a store's mails look. */
export type Look = {
  store: string;
  home: string;
  logo: string | null;
  /** #rrggbb */
  accent: string;
  /** Lines below everything else: who sends it, and how to have no more. */
  footer: string[];
  /** Where such mails are switched off; null for those that are always sent. */
  off: { text: string; href: string } | null;
};

export function textOf(blocks: Block[], { store, footer, off }: Look): string {
  const parts = blocks.map((block) => {
    if (block.type === 'button') return `${block.text}:\n\n${block.href}`;
    if (block.type === 'goods')
      return block.rows.map(({ name, detail, amount }) => `${name}\n  ${detail}: ${amount}`).join('\n');
    if (block.type === 'sums') return block.rows.map(({ name, amount }) => `${name}: ${amount}`).join('\n');
    return block.text;
  });
  const end = [[store, ...footer].join('\n'), ...(off ? [`${off.text}:\n\n${off.href}`] : [])];
  return `${[...parts, ...end].join('\n\n')}\n`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const ink = '#1c1c1a';
const quiet = '#5f5f5a';
const hairline = '#e6e6e1';
const fonts = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/** Tables and inline styles, as mail programs know little else. Every text and address in it is escaped. */
export function htmlOf(language: string, blocks: Block[], look: Look): string {
  const { store, home, logo, accent, footer, off } = look;
  const name = escapeHtml(store);
  const brand = logo
    ? `<img src="${escapeHtml(logo)}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0">`
    : `<span style="font-size:22px;font-weight:700;color:${ink}">${name}</span>`;
  const below = [
    `<strong>${name}</strong>`,
    ...footer.map(lines),
    ...(off ? [`<a href="${escapeHtml(off.href)}" style="color:${quiet}">${escapeHtml(off.text)}</a>`] : []),
  ].join('<br>');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"></head>
<body style="margin:0;padding:0;background:#f4f4f0;color:${ink};${fonts};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px;border-top:4px solid ${accent}">
<tr><td style="padding:24px 24px 0"><a href="${escapeHtml(home)}" style="text-decoration:none">${brand}</a></td></tr>
${blocks.map((block) => `<tr><td style="padding:16px 24px 0">${htmlOfBlock(block, accent)}</td></tr>`).join('\n')}
<tr><td style="padding:32px 24px 24px"><div style="border-top:1px solid ${hairline};padding-top:16px;font-size:13px;color:${quiet}">${below}</div></td></tr>
</table></td></tr></table></body></html>`;
}

function htmlOfBlock(block: Block, accent: string): string {
  switch (block.type) {
    case 'title':
      return `<h1 style="margin:0;font-size:24px;line-height:1.25;font-weight:700">${lines(block.text)}</h1>`;
    case 'text':
      return `<p style="margin:0">${lines(block.text)}</p>`;
    case 'label':
      return `<h2 style="margin:8px 0 0;font-size:16px;line-height:1.25;font-weight:700">${lines(block.text)}</h2>`;
    case 'button':
      return `<a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:${inkOn(accent)};font-weight:600;text-decoration:none">${escapeHtml(block.text)}</a>`;
    case 'goods':
      return tableOf(
        block.rows.map(({ picture, name, detail, amount }) => {
          const image = picture
            ? `<img src="${escapeHtml(picture)}" alt="" width="48" height="48" style="display:block;width:48px;height:48px;object-fit:contain;border:0">`
            : '';
          const cell = `padding:8px 0;border-bottom:1px solid ${hairline};vertical-align:top`;
          return `<td width="60" style="${cell}">${image}</td><td style="${cell}">${escapeHtml(name)}<br><span style="font-size:14px;color:${quiet}">${escapeHtml(detail)}</span></td><td align="right" style="${cell};padding-left:12px;white-space:nowrap">${escapeHtml(amount)}</td>`;
        }),
      );
    case 'sums':
      return tableOf(
        block.rows.map(({ name, amount, isTotal }) => {
          const cell = isTotal ? 'padding:6px 0;font-size:18px;font-weight:700' : 'padding:2px 0';
          return `<td style="${cell}">${escapeHtml(name)}</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(amount)}</td>`;
        }),
      );
  }
}

const tableOf = (rows: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

/** Returns black or white, the one that is easier to read on a colour (WCAG's relative luminance). */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
