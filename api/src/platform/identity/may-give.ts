import { AppError } from '../errors/app-error.ts';
import type { Principal } from './principal.ts';

/** Throws PERMISSION_BEYOND, at the field, when a program gets a permission from a person who lacks it. */
export function assertMayGive(actor: Principal, field: string, permissions: readonly string[]): void {
  const beyond = permissions.filter((permission) => !actor.permissions.has(permission));
  if (beyond.length === 0) return;
  throw new AppError(
    'PERMISSION_BEYOND',
    beyond.map((message) => ({ field, message })),
  );
}
