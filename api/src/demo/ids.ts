import { v5 as uuidv5 } from 'uuid';

const namespace = '0b6c1d0e-5a3f-4e57-9a54-6c1a7d2f8e11';

/** The same id for the same thing each time the demo is seeded: `demoId('fresh', 'product', 'bananas')`. */
export const demoId = (...path: (string | number)[]): string => uuidv5(path.join('/'), namespace);
