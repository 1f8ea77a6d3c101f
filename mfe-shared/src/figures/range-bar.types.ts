import type { Days } from './ranges';

export type CompareWith = 'period' | 'year';

export type RangeBarProps = {
  today: string;
  days: Days;
  compare: CompareWith;
  onDays: (days: Days) => void;
  onCompare: (compare: CompareWith) => void;
};
