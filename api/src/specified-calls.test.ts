import { authCalls, layerCalls } from './testing/specified-auth.ts';
import { languageCalls, notificationCalls, otherCalls } from './testing/specified-rows.ts';
import { settingCalls } from './testing/specified-settings.ts';
import { openSpecifiedWorld } from './testing/specified-world.ts';

const world = openSpecifiedWorld();
beforeAll(() => world.start());
afterAll(() => world.close());

const tables = [authCalls, languageCalls, notificationCalls, settingCalls, otherCalls, layerCalls];
const calls = tables.flatMap((table) => table(world));

it('the specification names sixty calls, each once', () => {
  expect(new Set(calls.map(({ call }) => call)).size).toBe(60);
  expect(calls).toHaveLength(60);
});

describe('the API answers as specified', () => {
  it.each(calls)('$call', async ({ call, send, status = 200, answer }) => {
    const template = `/api${call.slice(call.indexOf(' ') + 1)}`;
    const { status: is, body } = await send((values = {}) =>
      template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    );
    expect({ status: is, body }).toEqual({ status, body: like(answer) });
  });
});

/** Matches a reply that has at least the specified fields. */
function like(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || 'asymmetricMatch' in answer) return answer;
  if (Array.isArray(answer)) return answer.map(like);
  return expect.objectContaining(
    Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, like(value)])),
  );
}
