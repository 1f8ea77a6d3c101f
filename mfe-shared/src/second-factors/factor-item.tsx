import type { SecondFactor } from 'api';
import { KeyRound, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../format/use-format';
import { Box } from '../ui/box';
import { IconButton } from '../ui/icon-button';
import { Typography } from '../ui/typography';
import { RemoveDialog } from './remove-dialog';
import { useWords } from './words';

type FactorItemProps = { factor: SecondFactor; isLast: boolean; removable: boolean };

const icons = { totp: Smartphone, passkey: KeyRound };

/** One factor: what it is, since when, and when it was used. */
export function FactorItem({ factor, isLast, removable }: FactorItemProps) {
  const { t } = useWords();
  const { date } = useFormat();
  const [asking, setAsking] = useState(false);
  const { kind, name, host, createdAt, lastUsedAt } = factor;
  const Icon = icons[kind];
  const facts = [
    ...(name === t(`own.kind.${kind}`) ? [] : [t(`own.kind.${kind}`)]),
    t('own.added', { date: date(createdAt) }),
    lastUsedAt ? t('own.used', { date: date(lastUsedAt) }) : t('own.neverUsed'),
    ...(host ? [t('own.onHost', { host })] : []),
  ];
  return (
    <Box component="li" sx={itemStyles}>
      <Icon size={20} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{name}</Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {removable ? (
        <>
          <IconButton label={t('own.remove', { name })} size="small" onClick={() => setAsking(true)}>
            <Trash2 size={16} />
          </IconButton>
          <RemoveDialog factor={factor} isLast={isLast} open={asking} onClose={() => setAsking(false)} />
        </>
      ) : null}
    </Box>
  );
}

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:first-of-type': { pt: 0 },
  '& > svg': { flex: 'none', color: 'text.secondary' },
} as const;
