import type { ApiVerbs } from './calls.types';
import { makeVerbs } from './make-verbs';

/** Calls of the shop and of everybody: `api.get('/catalog/products', { query: { limit: 20 }, signal })`. */
export const api: ApiVerbs = makeVerbs(() => ({}));
