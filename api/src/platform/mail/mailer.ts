import { createTransport } from 'nodemailer';
import type { AppConfig } from '../config.ts';
import { defaultMailFrom } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';

export type Letter = { id: string; sender: string; recipient: string; subject: string; body: string };

export type Mailer = {
  /** Resolves once the server has taken the letter; rejects with the reason when it has not. */
  send(letter: Letter): Promise<void>;
  close(): void;
};

/** The same text for those who read HTML: everything in it is text, and a line that is an address is a link. */
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

/** Sends by the SMTP server of the settings; null when they name none. */
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
    // A mail is what the outbox says, and never a file or what an address on the inner network answers.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split('@')[1];
  return {
    async send({ id, sender, recipient, subject, body }) {
      await transport.sendMail({
        from: { name: sender, address: from },
        to: { name: '', address: recipient },
        // The same for each try, so that a mailbox that got it twice may show it once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text: body,
        html: htmlOf(body),
      });
    },
    close: () => transport.close(),
  };
}
