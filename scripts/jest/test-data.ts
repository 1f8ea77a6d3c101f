import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has a file system in memory. */
const memory = '/dev/shm';
const gigabyte = 2 ** 30;
const freeOf = ({ bavail, bsize }: { bavail: number; bsize: number }) => bavail * bsize;

/**
 * The data of test runs: a folder for each, named by its process, so that concurrent runs are separate. In memory where
 * there is room: each test file creates and drops a database of a thousand files, which costs a disk as much time as
 * the tests themselves.
 */
export const testDataRoot =
  existsSync(memory) && freeOf(statfsSync(memory)) > 4 * gigabyte
    ? join(memory, 'larder-test-data')
    : join(import.meta.dirname, '../../var/test-data');

export const testData = (pid: number): string => join(testDataRoot, String(pid));
