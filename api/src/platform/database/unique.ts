import type { ErrorCode } from '../errors/app-error.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Waits for a write and reports a taken value by the unique index that refused it. A look beforehand would not do,
 * because two requests may look at the same moment.
 */
export async function orTaken<T>(
  write: Promise<T>,
  taken: Record<string, readonly [code: ErrorCode, field: string]>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const cause = (error as Error).cause as { code?: string; constraint?: string } | undefined;
    const known = cause?.code === '23505' ? taken[cause.constraint ?? ''] : undefined;
    if (!known) throw error;
    throw new AppError(known[0], [{ field: known[1], message: 'taken' }]);
  }
}
