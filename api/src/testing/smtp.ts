import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../platform/free-port.ts';

/** The received mails, with the addresses of the envelope. */
export type Arrived = Email & { envelope: { from: string; to: string[] }; raw: string };

export type TestSmtp = { url: string; port: number; arrived: Arrived[]; close(): Promise<void> };

/**
 * Starts a real SMTP server on loopback, whose port is there for it again when it was closed. `refuse` refuses every
 * recipient.
 */
export async function startSmtp({ port: given = 0, refuse = false } = {}): Promise<TestSmtp> {
  const port = given || (await freePort());
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refuse ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        };
        arrived.push({ ...(await PostalMime.parse(raw)), envelope, raw: raw.toString() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
