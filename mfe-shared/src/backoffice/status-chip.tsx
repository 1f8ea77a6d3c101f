import { Chip } from '../ui/chip';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export type StatusChipProps = { label: string; tone?: StatusTone; status?: string };

/** A state as a dot and a word, with a matching colour. */
export function StatusChip({ label, tone = 'neutral', status }: StatusChipProps) {
  return <Chip dot label={label} color={tone === 'danger' ? 'error' : tone} data-status={status} />;
}
