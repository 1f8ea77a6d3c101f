import { Chip } from '../ui/chip';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export type StatusChipProps = { label: string; tone?: StatusTone; status?: string };

/** A state: a dot, a word, and a colour that only repeats them. */
export function StatusChip({ label, tone = 'neutral', status }: StatusChipProps) {
  return <Chip dot label={label} color={tone === 'danger' ? 'error' : tone} data-status={status} />;
}
