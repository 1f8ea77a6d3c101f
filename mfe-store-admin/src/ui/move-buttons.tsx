import { ArrowDown, ArrowUp } from 'lucide-react';
import { Box, IconButton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type MoveButtonsProps = {
  /** The row's name. */
  name: string;
  index: number;
  count: number;
  disabled: boolean;
  onMove: (by: 1 | -1) => void;
};

/** Moves a row of a short list one place up or down. */
export function MoveButtons({ name, index, count, disabled, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('store-admin/ui');
  return (
    <Box component="span" sx={{ display: 'inline-flex' }}>
      <IconButton
        size="small"
        label={t('moveUp', { name })}
        disabled={disabled || index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} />
      </IconButton>
      <IconButton
        size="small"
        label={t('moveDown', { name })}
        disabled={disabled || index === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} />
      </IconButton>
    </Box>
  );
}

/** The same rows with one of them moved. */
export function moved<Row>(rows: readonly Row[], index: number, by: 1 | -1): Row[] {
  const row = rows[index];
  return row === undefined ? [...rows] : rows.toSpliced(index, 1).toSpliced(index + by, 0, row);
}
