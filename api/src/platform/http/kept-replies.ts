import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Change } from '../database/changes.ts';

const compress = promisify(brotliCompress);

/** A change that was not heard of is seen after this time all the same. */
export const keptForMs = 2_000;

type Entry = { etag: string; body: Buffer; brotli: Buffer };

/** One reply that is the same for everybody, made once and given to all who ask. */
export type KeptReply = { answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> };

export type KeptReplies = {
  /** `make` is asked anew after each change of this kind. What it makes names its own `version`. */
  keep(kind: Change['kind'], make: () => Promise<{ version: string }>): KeptReply;
  /** Null: any of them may have changed. */
  forget(kind: Change['kind'] | null): void;
};

/** Replies that thousands ask for and hardly anything changes. */
export function createKeptReplies(freshMs = keptForMs): KeptReplies {
  const forgetters: { kind: Change['kind']; forget(): void }[] = [];
  return {
    keep(kind, make) {
      let made: { entry: Promise<Entry>; at: number } | undefined;
      forgetters.push({
        kind,
        forget() {
          made = undefined;
        },
      });
      const entryOf = (): Promise<Entry> => {
        if (made && performance.now() - made.at < freshMs) return made.entry;
        // Whoever asks after a change never waits for what was begun before it.
        const mine = { entry: make().then(toEntry), at: performance.now() };
        made = mine;
        mine.entry.catch(() => {
          if (made === mine) made = undefined;
        });
        return mine.entry;
      };
      return {
        async answer(request, reply) {
          const { etag, body, brotli } = await entryOf();
          reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
          if (request.headers['if-none-match'] === etag) return reply.status(304).send();
          reply.type('application/json; charset=utf-8');
          if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
          return reply.header('content-encoding', 'br').send(brotli);
        },
      };
    },
    forget(kind) {
      for (const one of forgetters) if (kind === null || kind === one.kind) one.forget();
    },
  };
}

async function toEntry(value: { version: string }): Promise<Entry> {
  const body = Buffer.from(JSON.stringify(value));
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { etag: `"${value.version}"`, body, brotli };
}
