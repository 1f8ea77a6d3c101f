import { join } from 'node:path';
import { run } from './run.ts';

// The product's server. It builds nothing: the pages are in `dist`.
await run(join(import.meta.dirname, '..'));
