import { join } from 'node:path';

/** Databases of test runs: a folder for each, named by its process, so that two runs do not meet. */
export const testDataRoot = join(import.meta.dirname, '../../var/test-data');

export const testData = (pid: number): string => join(testDataRoot, String(pid));
