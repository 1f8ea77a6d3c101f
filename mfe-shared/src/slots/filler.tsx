import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/use-session';
import { FillerBoundary } from './filler-boundary';
import type { SlotFiller } from './slots.types';

/** One filler of a slot. It takes no place until it is loaded, and the page never waits for it. */
export function Filler({ filler, props }: { filler: SlotFiller; props: object }) {
  const [Content, setContent] = useState<ComponentType<object> | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (next: ComponentType<object> | 'failed') => {
      if (!isGone) startTransition(() => setContent(() => next));
    };
    filler.load().then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [filler]);
  if (Content === null) return null;
  if (Content === 'failed') return <FillerFailed remote={filler.remote} />;
  return (
    <FillerBoundary report={filler.report} failed={<FillerFailed remote={filler.remote} />}>
      <Suspense>
        <Content {...props} />
      </Suspense>
    </FillerBoundary>
  );
}

/** Shoppers see nothing; staff and operators read that something is missing. */
function FillerFailed({ remote }: { remote: string }) {
  const { t } = useTranslation('common');
  const isStaff = useSession(({ user }) => user !== null && user.role !== 'CUSTOMER');
  if (!isStaff) return null;
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      {t('panelFailed', { remote })}
    </Typography>
  );
}
