import { randomUUID } from 'node:crypto';
import type { Category } from '../features/categories/categories.schema.ts';
import type { Actor } from './actors.ts';
import { text } from './catalog.ts';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Returns a valid input of a new category. */
export const categoryInput = (given: object = {}) => ({
  name: text('Bread'),
  description: {},
  slug: `c-${randomUUID()}`,
  parentId: null,
  image: null,
  status: 'show',
  ...given,
});

/** Returns the calls about a store's categories, as this person. */
export function categoryCalls(test: TestApp, host: string, actor: Actor) {
  const call = (method: Method, path: string, body?: unknown, token = actor.token) =>
    test.call(host, method, `/api${path}`, { body, token });
  const create = async (given: object = {}): Promise<Category> =>
    (await call('POST', '/categories', categoryInput(given))).body;
  const all = async (): Promise<Category[]> => (await call('GET', '/categories')).body;
  return {
    call,
    create,
    all,
    move: (id: string, parentId: string | null, position = 0) =>
      call('PUT', `/categories/${id}/place`, { parentId, position }),
    childrenOf: async (parentId: string | null) =>
      (await all()).filter((one) => one.parentId === parentId).map(({ id }) => id),
    /** New categories, each below the one before. */
    async chain(levels: number): Promise<Category[]> {
      const made: Category[] = [];
      for (let level = 0; level < levels; level += 1)
        made.push(await create({ parentId: made.at(-1)?.id ?? null }));
      return made;
    },
  };
}
