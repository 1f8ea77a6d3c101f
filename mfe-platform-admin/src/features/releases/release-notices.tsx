import type { ReleaseOverview } from 'api';
import { Alert, Button, Stack, Typography, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortBuild } from '../../ui/build-name';
import { useMessageText } from '../../ui/use-message-text';

const shownAtFirst = 2;

/** The platform's automatic actions about failing builds, newest first. */
export function ReleaseNotices({ notices }: Pick<ReleaseOverview, 'notices'>) {
  const { t } = useTranslation('platform-admin/releases');
  const { dateTime } = useFormat();
  const messageText = useMessageText();
  const [all, setAll] = useState(false);
  if (notices.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-label={t('notices')}>
      {notices.slice(0, all ? undefined : shownAtFirst).map(({ at, remote, build, why, instead }) => {
        const names = { remote, build: shortBuild(build), instead: shortBuild(instead ?? '') };
        return (
          <Alert
            key={`${at} ${remote} ${build}`}
            severity="warning"
            action={
              <Button size="small" to={`/platform-admin/releases/errors?remote=${remote}&build=${build}`}>
                {t('seeErrorsOf', { remote })}
              </Button>
            }
          >
            <Typography sx={{ fontWeight: 600 }}>{t(instead ? 'demoted' : 'notDemoted', names)}</Typography>
            {t('noticeOf', { when: dateTime(at), why: messageText(why) })}
          </Alert>
        );
      })}
      {notices.length > shownAtFirst ? (
        <Button
          size="small"
          color="neutral"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {all ? t('fewerNotices') : t('moreNotices', { count: notices.length - shownAtFirst })}
        </Button>
      ) : null}
    </Stack>
  );
}
