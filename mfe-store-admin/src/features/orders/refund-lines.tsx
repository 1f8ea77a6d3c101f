import type { Order } from 'api';
import { Box, Button, QuantityStepper, Typography, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { piecesLeft } from './use-refund-form';

type RefundLinesProps = {
  lines: Order['lines'];
  chosen: Record<string, number>;
  onChange: (chosen: Record<string, number>) => void;
};

/** How many pieces of each line are refunded, of those that are left. */
export function RefundLines({ lines, chosen, onChange }: RefundLinesProps) {
  const { t } = useTranslation('store-admin/orders');
  const text = useText();
  const open = lines.filter((line) => piecesLeft(line) > 0);
  const all = Object.fromEntries(open.map((line) => [line.id, piecesLeft(line)]));
  const hasAll = open.every(({ id }) => chosen[id] === all[id]);
  if (open.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="refund-lines">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id="refund-lines" variant="h4" component="h3">
          {t('refund.lines')}
        </Typography>
        <Button size="small" color="neutral" onClick={() => onChange(hasAll ? {} : all)}>
          {t(hasAll ? 'refund.none' : 'refund.all')}
        </Button>
      </Box>
      <Box component="ul" role="list" sx={{ maxHeight: 260, overflowY: 'auto', mx: -1, px: 1 }}>
        {open.map((line) => (
          <Box component="li" key={line.id} sx={rowStyles}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {[text(line.title), text(line.variantLabel)].filter(Boolean).join(' · ')}
            </Box>
            <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {t('refund.ofLeft', { count: piecesLeft(line) })}
            </Box>
            <QuantityStepper
              size="small"
              label={t('refund.piecesOf', { name: text(line.title) })}
              value={chosen[line.id] ?? 0}
              max={piecesLeft(line)}
              onChange={(pieces) => onChange({ ...chosen, [line.id]: pieces })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 1.5,
  py: 0.75,
  fontSize: '0.875rem',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
