import { createCustomer } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const password = 'correct horse battery';
const rounds = 20;
let test: TestApp;
let fresh: string;
const known: string[] = [];
beforeAll(async () => {
  test = await startTestApp({ config: { CONFIRM_SIGN_UP: true } });
  fresh = await createStore(test.database, 'fresh');
  const { email } = await createCustomer(test.database, fresh, { password });
  known.push(email);
  for (let at = 1; at < rounds; at += 1) known.push((await createCustomer(test.database, fresh)).email);
});
afterAll(() => test.close());

type Try = (email: string) => { path: string; body: Record<string, unknown> };
type Who = 'known' | 'unknown';

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Asks for a known account and for an unknown one, in turn, and returns the times. */
async function tryBoth(name: string, attempt: Try, { lanes = 1, known: accounts = known }) {
  const times: Record<Who, number[]> = { known: [], unknown: [] };
  const replies = new Set<string>();
  const ask = async (who: Who, at: number) => {
    const there = accounts[at % accounts.length]!;
    const { path, body } = attempt(who === 'known' ? there : `nobody-${name}-${at}@shop.test`);
    const started = performance.now();
    const reply = await test.call('fresh.localhost', 'POST', `/api${path}`, { body });
    times[who].push(performance.now() - started);
    const { requestId: _requestId, ...said } = reply.body;
    replies.add(JSON.stringify([reply.status, said]));
  };
  for (let at = 0; at < rounds; at += lanes) {
    const together = Array.from({ length: lanes }, (_, lane) => at + lane);
    const inTurn: Who[] = at % (2 * lanes) === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const who of inTurn) await Promise.all(together.map((one) => ask(who, one)));
  }
  const [there, nobody] = [median(times.known), median(times.unknown)];
  // The aim is 5 ms apart, which is told and not asserted: this machine may be busy with other tests.
  process.stdout.write(`${name}: ${there.toFixed(1)} ms known, ${nobody.toFixed(1)} ms unknown\n`);
  return { times, replies: [...replies] };
}

describe('the existence of an account', () => {
  it.each<[string, Try, number]>([
    ['forgot-password', (email) => ({ path: '/auth/forgot-password', body: { email } }), 10],
    ['resend-verification', (email) => ({ path: '/auth/resend-verification', body: { email } }), 10],
    ['sign-up', (email) => ({ path: '/customer/signup', body: { name: 'Ann', email, password } }), 4],
  ])('is revealed neither by the reply nor by the time of %s', async (name, attempt, lanes) => {
    const { times, replies } = await tryBoth(name, attempt, { lanes });
    expect(replies).toHaveLength(1);
    // All take the time that is set, which hides the work. Timers may be a little early.
    expect(Math.min(...times.known, ...times.unknown)).toBeGreaterThan(240);
  });

  it('is revealed neither by the reply nor by the time of sign-in', async () => {
    const attempt: Try = (email) => ({
      ...{ path: '/customer/login', body: { email, password: 'wrong horse battery' } },
    });
    const { times, replies } = await tryBoth('sign-in', attempt, { known: known.slice(0, 1) });
    expect(replies).toHaveLength(1);
    // A password is checked for nobody as well. The shortest times are those that a busy machine changes least.
    expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 2);
  });
});
