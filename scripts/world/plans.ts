import { planOf, rowsInto } from '../../api/src/testing/sent-statements.ts';
import { callOf } from '../../api/src/testing/test-app.ts';
import { rounded } from '../bench/effort.ts';
import { addressesOf } from './lists.ts';
import type { World } from './open.ts';

const manyRows = 1_000;
const longMs = 20;

/** The plans of all statements of all lists, as they run: those that read many rows, or take long. */
export async function readSlowPlans(world: World) {
  const slow: { store: string; list: string; node: string; rows: number; ms: number; statement: string }[] =
    [];
  for (const name of ['small', 'large'] as const) {
    const { id, host, token } = world[name];
    for (const list of await addressesOf(world, world[name])) {
      const ask = () => callOf(world.app)(host, 'GET', list, { token });
      for (const sent of await world.sentDuring(ask)) {
        const { nodes, milliseconds } = await planOf(world.database, id, sent).catch(() =>
          // A query that the store's role may not run is run as the platform.
          planOf(world.database, null, sent),
        );
        const [most] = nodes
          .map((node) => ({
            node,
            rows: Math.max(node['Actual Rows'] * node['Actual Loops'], rowsInto(node)),
          }))
          .toSorted((a, b) => b.rows - a.rows);
        if (!most || (most.rows <= manyRows && milliseconds <= longMs)) continue;
        const node = `${most.node['Node Type']} ${most.node['Relation Name'] ?? ''}`.trim();
        const statement = (sent.name ?? sent.text).replaceAll(/\s+/g, ' ').slice(0, 60);
        slow.push({
          store: name,
          list,
          node,
          rows: rounded(most.rows),
          ms: rounded(milliseconds, 1),
          statement,
        });
      }
    }
  }
  return slow.toSorted((a, b) => b.ms - a.ms);
}
