import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { BilledPayment, Method, MethodPage } from './billing.ts';
import { CardRefused, createBilling } from './billing.ts';
import { bankForm, methodForm } from './billing-pages.ts';
import { formPage, frameTitles } from './form-page.ts';
import type { Intent } from './intents.ts';
import { createIntents } from './intents.ts';
import type { SignedEvent } from './signed-event.ts';
import { signedEvent } from './signed-event.ts';

/** The keys of a store of the demo. They are the key of no account anywhere. */
export const demoKeys = (slug: string) => ({
  publishableKey: `pk_demo_${slug}`,
  secretKey: `sk_demo_${slug}`,
  webhookSecret: `whsec_demo_${slug}`,
});

/** The account of the platform, beside those of stores. */
export const platformAccount = 'of_the_platform';

/** The state that outlives a restart. */
type Kept = {
  intents?: Intent[];
  payments?: BilledPayment[];
  pages?: MethodPage[];
  methods?: Method[];
};
const nothing: Kept = {};

/** Stripe tells its accounts the outcome of a payment; the message may come late and twice. */
const usuallyAfterMs = [1_000, 6_000];
const longestBody = 20_000;

type Options = {
  /** Payments are kept in it, so that an order that was paid before a restart can be delivered after it. */
  file: string;
  /** Calls a store with an event, or the platform (null). */
  tell: (slug: string | null, event: SignedEvent) => Promise<unknown>;
  /** Where browsers find `pages`. */
  pagesUrl: string;
  tellAfterMs?: number[];
};

export type DemoPayments = {
  /** Where the API is called. */
  apiUrl: string;
  /** The script and the routes that browsers load and call, below `/demo-payments/`. */
  pages: RequestListener;
  close(): Promise<void>;
};

/** Stands in for Stripe in the demo: its API over HTTP, its script and its form. No money moves. */
export async function startDemoPayments({
  file,
  tell,
  pagesUrl,
  tellAfterMs = usuallyAfterMs,
}: Options): Promise<DemoPayments> {
  const kept: Kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing;
  const byId = <T extends { id: string }>(rows: T[] = []) => new Map(rows.map((row) => [row.id, row]));
  const intents = createIntents(byId(kept.intents));
  const billing = createBilling(pagesUrl, Date.now, {
    payments: byId(kept.payments),
    pages: byId(kept.pages),
    methods: byId(kept.methods),
  });
  const done = new Map<string, object>();
  const timers = new Set<NodeJS.Timeout>();
  const keep = () => {
    // A process that ends meanwhile leaves the previous file.
    const { payments, pages, methods } = billing;
    const all = { intents: intents.all, payments, pages, methods };
    const rows = Object.entries(all).map(([name, map]) => [name, [...map.values()]]);
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(rows)));
    renameSync(`${file}.new`, file);
  };

  function tellOf(type: string, about: object, slug: string | null): void {
    const { webhookSecret } = demoKeys(slug ?? platformAccount);
    for (const ms of tellAfterMs) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        tell(slug, signedEvent(type, about, webhookSecret)).catch(() => {});
      }, ms);
      timers.add(timer.unref());
    }
  }

  async function answerApi(request: IncomingMessage): Promise<object> {
    const given = new URLSearchParams(await bodyOf(request));
    const key = request.headers['idempotency-key'] as string | undefined;
    const known = key && done.get(key);
    if (known) return known;
    const { pathname } = new URL(request.url ?? '', 'http://demo');
    const answered = billing.answer(pathname, given) ?? intents.answer(pathname, given);
    if ('metadata' in answered) accountOf(answered as Intent, request);
    if (key) done.set(key, answered);
    if (request.method === 'POST') keep();
    return answered;
  }

  /** Does a step of the form in the shopper's browser. */
  function follow(step: string, body: string): { status: string } {
    const given = steps[step === 'pay' ? 'pay' : 'answer'].parse(JSON.parse(body));
    const [id = ''] = given.clientSecret.split('_secret_');
    const intent = intents.find(id);
    if (intent.client_secret !== given.clientSecret) throw new Error('This is another payment.');
    const before = intent.status;
    const status = 'card' in given ? intents.pay(id, given.card) : intents.answerChallenge(id, given.isRight);
    keep();
    if (status === 'requires_capture' && status !== before)
      tellOf('payment_intent.amount_capturable_updated', intent, intent.metadata.account ?? '');
    return { status };
  }

  const api = createServer((request, reply) => {
    answerApi(request).then(
      (answered) => send(reply, 200, json, JSON.stringify(answered)),
      (error: Error & { code?: string }) => {
        const { message, code } = error;
        const refused = error instanceof CardRefused ? error.error : null;
        const problem = refused ?? { type: 'invalid_request_error', message, code };
        if (refused) keep();
        send(reply, refused ? 402 : 400, json, JSON.stringify({ error: problem }));
      },
    );
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));

  /** Does the owner's part at the pages to which the platform leads them. Returns the address where they go on. */
  function followOwner(name: string, given: URLSearchParams): string {
    const id = given.get(name === 'method' ? 'page' : 'payment') ?? '';
    if (name === 'method') {
      const back = billing.enter(id, given.get('card') ?? '');
      tellOf('checkout.session.completed', { id, object: 'checkout.session' }, null);
      keep();
      return back;
    }
    const back = billing.answerBank(id, given.get('answer') === 'yes');
    tellOf('payment_intent.succeeded', { id, object: 'payment_intent' }, null);
    keep();
    return back;
  }

  function ownersPage(name: string, given: URLSearchParams): string {
    if (name === 'method') return methodForm(found(billing.pages, given.get('page')));
    const payment = found(billing.payments, given.get('payment'));
    return bankForm(payment, billing.localeOf(payment.customer));
  }

  async function answerPage(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://demo');
    const name = pathname.replace('/demo-payments/', '');
    if (request.method === 'POST' && (name === 'pay' || name === 'answer'))
      return send(reply, 200, json, JSON.stringify(follow(name, await bodyOf(request))));
    if (name === 'method' || name === 'bank') {
      if (request.method !== 'POST') return send(reply, 200, 'text/html', ownersPage(name, searchParams));
      const location = followOwner(name, new URLSearchParams(await bodyOf(request)));
      return void reply.writeHead(303, { location, 'cache-control': 'no-store' }).end();
    }
    if (name === 'form')
      return send(reply, 200, 'text/html', formPage(searchParams.get('locale'), searchParams.get('theme')));
    const type = files[name];
    if (!type) return send(reply, 404, 'text/plain', 'There is no such page.');
    const titles = name === 'script.js' ? `const frameTitles = ${JSON.stringify(frameTitles)};\n` : '';
    send(reply, 200, type, titles + readFileSync(`${import.meta.dirname}/browser/${name}`, 'utf8'));
  }

  return {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    pages: (request, reply) => {
      answerPage(request, reply).catch(() => send(reply, 400, 'text/plain', 'This cannot be done.'));
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      api.closeAllConnections();
      return new Promise<void>((closed) => void api.close(() => closed()));
    },
  };
}

function found<T>(among: Map<string, T>, id: string | null): T {
  const row = among.get(id ?? '');
  if (!row) throw new Error('There is no such page.');
  return row;
}

const json = 'application/json';
const files: Record<string, string> = {
  'script.js': 'application/javascript',
  'form.js': 'application/javascript',
  'form.css': 'text/css',
};
const clientSecret = z.string().max(200);
const steps = {
  pay: z.strictObject({ clientSecret, card: z.string().max(20) }),
  answer: z.strictObject({ clientSecret, isRight: z.boolean() }),
};

/** Writes down the owner of the payment: the store whose key the call has. */
function accountOf(intent: Intent, { headers }: IncomingMessage): void {
  const account = /^Bearer sk_demo_(\w+)$/.exec(headers.authorization ?? '')?.[1];
  if (account) intent.metadata.account ??= account;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > longestBody) throw new Error('This is too long.');
  }
  return text;
}

/** The form's page may load and call nothing but itself; shops show it in a frame. */
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'`;

function send(reply: ServerResponse, status: number, type: string, body: string): void {
  reply
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .end(body);
}
