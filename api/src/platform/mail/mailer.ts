import { createTransport } from 'nodemailer';
import type { AppConfig } from '../config.ts';
import { defaultMailFrom } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';

export type Letter = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  body: string;
  /** Null: it is made of the text. */
  html: string | null;
  unsubscribeUrl: string | null;
};

export type Mailer = {
  /** Resolves when the server has accepted the mail; rejects with the reason otherwise. */
  send(letter: Letter): Promise<void>;
  close(): void;
};

/** Writes the same text as HTML: everything is escaped, and a line that is a URL becomes a link. */
export function htmlOf(body: string): string {
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const html = escapeHtml(paragraph).replaceAll('\n', '<br>');
      return /^https?:\/\/\S+$/.test(paragraph) ? `<a href="${html}">${html}</a>` : html;
    });
  const style = 'font:16px/1.5 sans-serif;max-width:36em';
  return `<!doctype html><meta charset="utf-8"><div style="${style}">${paragraphs.map((html) => `<p>${html}</p>`).join('')}</div>`;
}

/** Sends by the configured SMTP server; null without one. */
export function mailerOf({
  SMTP_URL: url,
  MAIL_FROM: from = defaultMailFrom,
}: Pick<AppConfig, 'SMTP_URL' | 'MAIL_FROM'>): Mailer | null {
  if (!url) return null;
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail consists of the outbox row only, never of a file or a URL's content.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1];
  return {
    async send({ id, sender, recipient, subject, body, html, unsubscribeUrl }) {
      await transport.sendMail({
        from: { name: sender, address: from },
        to: { name: '', address: recipient },
        // The message id is the same for each attempt, so that a mailbox can recognise a duplicate.
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: the program asks nothing and sends one POST.
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        subject,
        text: body,
        html: html ?? htmlOf(body),
      });
    },
    close: () => transport.close(),
  };
}
