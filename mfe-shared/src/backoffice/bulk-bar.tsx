import { keyframes } from '@emotion/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { ConfirmDialog } from './confirm-dialog';
import type { BulkAction } from './list.types';
import type { Selection } from './use-selection';

const slideUp = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });

export type BulkBarProps = {
  selection: Pick<Selection<unknown>, 'rows' | 'isAll' | 'selectAll' | 'clear'>;
  actions: readonly BulkAction[];
  /** The number of rows that match the list's filters. */
  total: number;
  readIds?: (() => Promise<string[]>) | undefined;
};

/** The actions for the selected rows; slides in from below with the first selection. */
export function BulkBar({ selection, actions, total, readIds }: BulkBarProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const { rows, isAll } = selection;
  const count = isAll ? total : rows.size;
  const [asking, setAsking] = useState<BulkAction | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const run = async (action: BulkAction) => {
    setRunning(action.label);
    try {
      const outcome =
        isAll && action.runAll
          ? await action.runAll()
          : await action.run(isAll && readIds ? await readIds() : [...rows.keys()]);
      if (!action.keepsSelection && outcome !== false) selection.clear();
    } catch (error) {
      notify.error(error);
    } finally {
      setRunning(null);
      setAsking(null);
    }
  };
  if (count === 0) return null;
  const maySelectAll = readIds !== undefined || actions.some(({ runAll }) => runAll);
  const offered = isAll && !readIds ? actions.filter(({ runAll }) => runAll) : actions;
  return (
    <Box role="region" aria-label={t('actions')} sx={barStyles}>
      <Box component="span" role="status" className="tabular" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {t('selected', { count, amount: number(count) })}
      </Box>
      {maySelectAll && !isAll && count < total ? (
        <Button variant="text" onClick={selection.selectAll} disabled={running !== null}>
          {t('selectMatching', { amount: number(total) })}
        </Button>
      ) : null}
      {offered.map((action) => (
        <Button
          key={action.label}
          variant="outlined"
          color={action.danger ? 'error' : 'neutral'}
          startIcon={action.icon}
          loading={running === action.label}
          disabled={running !== null}
          onClick={() => (action.confirm ? setAsking(action) : void run(action))}
        >
          {action.label}
        </Button>
      ))}
      <IconButton label={t('clearSelection')} onClick={selection.clear} disabled={running !== null}>
        <X size={18} />
      </IconButton>
      <ConfirmDialog
        open={asking !== null}
        title={asking?.confirm?.title ?? ''}
        text={asking?.confirm?.text ?? ''}
        confirmLabel={asking?.label ?? ''}
        danger={asking?.danger ?? false}
        busy={running !== null}
        onConfirm={() => asking && void run(asking)}
        onClose={() => setAsking(null)}
      />
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  bottom: 16,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  width: 'fit-content',
  maxWidth: '100%',
  // Above the stack's own margin rule.
  alignSelf: 'center',
  py: 1,
  pl: 2,
  pr: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: '0 8px 28px rgb(0 0 0 / 16%)',
  animation: `${slideUp} 160ms ease-out`,
} as const;
