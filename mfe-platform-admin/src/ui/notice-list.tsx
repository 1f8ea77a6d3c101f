import { useQuery } from '@tanstack/react-query';
import type { PlatformNotice } from 'api';
import { Button, notify, Stack } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeItem } from './notice-item';
import { noticesOptions, useDismissNotices } from './notices';

const shownAtFirst = 3;

/** The notices to operators, newest first; on pages about one thing only its own. */
export function NoticeList({ only }: { only?: (notice: PlatformNotice) => boolean }) {
  const { t } = useTranslation('platform-admin/ui');
  const { data } = useQuery(noticesOptions());
  const dismiss = useDismissNotices();
  const [all, setAll] = useState(false);
  const notices = (data?.items ?? []).filter((notice) => only?.(notice) ?? true);
  if (notices.length === 0) return null;
  const away = (ids: string[]) => dismiss.mutate(ids, { onError: (error) => notify.error(error) });
  const mine = notices.filter(({ mayDismiss }) => mayDismiss).map(({ id }) => id);
  return (
    <Stack component="section" spacing={1} aria-label={t('notices.label')}>
      {notices.slice(0, all ? undefined : shownAtFirst).map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          disabled={dismiss.isPending}
          onDismiss={() => away([notice.id])}
        />
      ))}
      {notices.length > shownAtFirst ? (
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button size="small" color="neutral" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('notices.fewer') : t('notices.more', { count: notices.length - shownAtFirst })}
          </Button>
          {all && mine.length > 1 ? (
            <Button size="small" color="neutral" disabled={dismiss.isPending} onClick={() => away(mine)}>
              {t('notices.dismissAll', { count: mine.length })}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
