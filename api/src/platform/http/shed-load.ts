import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Beyond this a request that comes now would be answered when its visitor has gone. */
export const longestLoopDelayMs = 1_500;

/**
 * Refuses calls with UNAVAILABLE while the event loop is that late, so that those which were begun are ended. A process
 * that is refusing is still alive and ready: the next one is as busy, and restarting helps nobody.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    // The interval is longer than any hiccup: the loop has to be late all the time.
    sampleInterval: Math.min(2_000, maxEventLoopDelay * 10),
    pressureHandler: ({ routeOptions }) => {
      if (routeOptions.url === '/api/health') return;
      throw new AppError('UNAVAILABLE', undefined, { 'retry-after': '5' });
    },
  });
}
