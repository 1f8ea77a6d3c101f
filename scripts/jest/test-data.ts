import { join } from 'node:path';

/** The data of test runs: a folder for each, named by its process, so that concurrent runs are separate. */
export const testDataRoot = join(import.meta.dirname, '../../var/test-data');

export const testData = (pid: number): string => join(testDataRoot, String(pid));
