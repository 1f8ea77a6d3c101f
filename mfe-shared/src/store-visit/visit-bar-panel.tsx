import type { SessionUser } from 'api';
import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { session } from '../session/session';
import { useTenant } from '../tenant/use-tenant';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { useVisitWords } from './words';

type Visit = NonNullable<SessionUser['visit']>;

const minute = 60_000;

/** Where the operator is, what they may do there, why, and how long; the server ends the visit by itself. */
export function VisitBarPanel({ visit: { mayWrite, reason, endsAt } }: { visit: Visit }) {
  const { t } = useVisitWords();
  const { name } = useTenant();
  const left = useMinutesUntil(endsAt);
  return (
    <Box component="aside" aria-label={t('bar.label')} sx={barStyles(mayWrite)}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="strong">{t(mayWrite ? 'bar.changing' : 'bar.looking', { name })}</Box>
        <Box component="span" sx={reasonStyles}>
          {t('bar.reason', { reason })}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none', ml: 'auto' }}>
        <span className="tabular">{t('bar.left', { count: left })}</span>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<LogOut size={14} />}
          onClick={() => void session.signOut({ to: '/admin/auth/visit' })}
        >
          {t('bar.end')}
        </Button>
      </Box>
    </Box>
  );
}

/** Whole minutes, rounded up. When none is left the server is asked, which has ended the visit. */
function useMinutesUntil(endsAt: string): number {
  const end = Date.parse(endsAt);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), minute / 6);
    const over = setTimeout(() => void session.check(), Math.max(0, end - Date.now()) + 1_000);
    return () => {
      clearInterval(tick);
      clearTimeout(over);
    };
  }, [end]);
  return Math.max(0, Math.ceil((end - now) / minute));
}

const barStyles = (mayWrite: boolean) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    px: { xs: 1.5, md: 2 },
    py: 0.75,
    bgcolor: mayWrite ? 'error.main' : 'neutral.10',
    color: mayWrite ? 'error.contrastText' : 'neutral.1',
    fontSize: '0.8125rem',
  }) as const;

const reasonStyles = { ml: 1, overflowWrap: 'anywhere' } as const;
