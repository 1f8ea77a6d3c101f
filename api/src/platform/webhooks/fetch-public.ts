import { callPublic } from './call-public.ts';

const mostBytes = 256_000;

/** The answer was longer than any that is expected. */
export class TooLong extends Error {}

type Init = { method: string; headers: Record<string, string>; body?: unknown };

/** A `fetch` for libraries that read from an address of a store: of `callPublic`, and with a limit of its answer. */
export const fetchPublic =
  (isStrict: boolean) =>
  async (url: string, { method, headers, body }: Init): Promise<Response> => {
    const call = { method, headers, ...(body !== undefined && body !== null && { body: String(body) }) };
    const answer = await callPublic(url, call, isStrict);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer) {
      parts.push(part);
      bytes += part.length;
      if (bytes > mostBytes) {
        answer.destroy();
        throw new TooLong(`${url} answers with more than ${mostBytes} bytes`);
      }
    }
    const given = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const status = answer.statusCode ?? 500;
    const content = status === 204 || status === 304 ? null : Buffer.concat(parts);
    return new Response(content, { status, headers: given });
  };
