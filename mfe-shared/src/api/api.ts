import type { ApiVerbs } from './calls.types';
import { makeVerbs } from './make-verbs';

/** The calls of shops and visitors: `api.get('/catalog/products', { query: { limit: 20 }, signal })`. */
export const api: ApiVerbs = makeVerbs(() => ({}));
