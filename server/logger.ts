import type { Logger } from 'pino';
import { pino } from 'pino';
import type { Config } from '../api/src/platform/config.ts';
import { StartError } from './start-error.ts';

/** JSON lines for machines in production, one readable line each elsewhere. */
export async function createLogger({ LOG_LEVEL, NODE_ENV }: Config): Promise<Logger> {
  if (NODE_ENV === 'production') return pino({ level: LOG_LEVEL });
  const { default: pretty } = await import('pino-pretty').catch(() => {
    throw new StartError('Only packages of production are installed here: set NODE_ENV to production.');
  });
  return pino({ level: LOG_LEVEL }, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
