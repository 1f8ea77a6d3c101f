import type { StockRow } from 'api';
import { useText } from 'mfe-shared';

/** A variant's name: `Coffee · 500 g`, or the product's alone. */
export function useGoodsName(): (goods: Pick<StockRow, 'title' | 'label'>) => string {
  const text = useText();
  return ({ title, label }) => [text(title), text(label)].filter(Boolean).join(' · ');
}
