import { join } from 'node:path';
import { memoryFolder } from '../testing/memory-folder.ts';

/**
 * The data of test runs: a folder for each, named by its process, so that concurrent runs are separate. In memory where
 * that is possible, because each test file creates and drops a database of a thousand files.
 */
export const testDataRoot = memoryFolder
  ? join(memoryFolder, 'larder-test-data')
  : join(import.meta.dirname, '../../var/test-data');

export const testData = (pid: number): string => join(testDataRoot, String(pid));
