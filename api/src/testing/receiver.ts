import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; text?: string; headers?: Record<string, string> };

export type Receiver = {
  url: string;
  /** The calls that came, in order. */
  calls: { path: string; headers: Record<string, string>; text: string }[];
  /** The answers, call by call; then 200. */
  answers: Answer[];
  close(): void;
};

/** Starts somebody else's server, which webhooks call. */
export async function startReceiver(): Promise<Receiver> {
  const calls: Receiver['calls'] = [];
  const answers: Answer[] = [];
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const headers: IncomingHttpHeaders = request.headers;
      calls.push({ path: request.url ?? '', headers: headers as Record<string, string>, text });
      const answer = answers.shift() ?? { status: 200 };
      reply.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/larder`, calls, answers, close: () => server.close() };
}
