import type { StatusTone } from 'mfe-shared/backoffice';

export const statusTones = {
  mapping: 'neutral',
  preparing: 'info',
  ready: 'info',
  queued: 'info',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'danger',
} as const satisfies Record<string, StatusTone>;

export const stateTones = {
  unread: 'neutral',
  waiting: 'info',
  applied: 'success',
  unchanged: 'neutral',
  refused: 'danger',
} as const satisfies Record<string, StatusTone>;
