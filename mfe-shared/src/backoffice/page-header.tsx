import Stack from '@mui/material/Stack';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useFormat } from '../format/use-format';
import { useMatchedTitle } from '../pages/use-matched-title';
import { Box } from '../ui/box';
import { IconButton } from '../ui/icon-button';
import { lazyComponent } from '../ui/lazy-component';
import { Typography } from '../ui/typography';
import { useBackTo, useOpenedFrom } from './list-state';

/** Only a page that was opened from a list has them. */
const RecordSteps = lazyComponent(() =>
  import(/* webpackChunkName: "record-steps" */ './record-steps').then((m) => m.RecordSteps),
);

export type PageHeaderProps = {
  title: ReactNode;
  /** The number of things on the page. */
  count?: number | undefined;
  back?: { to: string; label: string } | undefined;
  actions?: ReactNode;
  tabs?: ReactNode;
};

/**
 * Title of a page, its one number, and what to do here. A number that is still read has its place, as the buttons would
 * move when it came.
 */
export function PageHeader({ title, back, actions, tabs, ...numbered }: PageHeaderProps) {
  const { count } = numbered;
  const { number } = useFormat();
  const backTo = useBackTo();
  useRecordTitle(back && title);
  const from = useOpenedFrom();
  return (
    <Box component="header">
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
          {back ? (
            <IconButton label={back.label} to={backTo(back.to)} edge="start">
              <ArrowLeft size={18} />
            </IconButton>
          ) : null}
          <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {'count' in numbered ? (
            <Typography component="span" className="tabular" sx={countStyles}>
              {count === undefined ? null : number(count)}
            </Typography>
          ) : null}
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: 'auto' }}>
          {back && from ? <RecordSteps state={from} /> : null}
          {actions}
        </Stack>
      </Stack>
      {tabs ? <Box sx={{ mt: 1 }}>{tabs}</Box> : null}
    </Box>
  );
}

/** As wide as `99,999`. */
const countStyles = { minWidth: '6ch', color: 'text.secondary' };

/** Tabs and the history name the record, and not only its subject. */
function useRecordTitle(record: ReactNode): void {
  const subject = useMatchedTitle();
  useEffect(() => {
    if (typeof record !== 'string' || record === '' || record === subject) return;
    document.title = [record, subject].filter(Boolean).join(' · ');
  }, [record, subject]);
}
