import { join } from 'node:path';
import { run } from './run.ts';

// The server of the product. It builds nothing: the pages are in `dist`.
await run(join(import.meta.dirname, '..'));
