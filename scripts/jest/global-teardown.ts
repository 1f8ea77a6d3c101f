import { removePostgres } from '../../server/postgres.ts';
import { testData } from './test-data.ts';

export default async function globalTeardown(): Promise<void> {
  await removePostgres(testData(process.pid));
}
