import type { Demotion } from 'api';
import { X } from 'lucide-react';
import { Alert, Button, IconButton, notify, Stack, Typography, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortBuild } from './build-name';
import { useDismissDemotion } from './demotions';
import { useMessageText } from './use-message-text';

const shownAtFirst = 2;

/** The platform's automatic actions about failing builds, newest first, until an operator dismisses them. */
export function DemotionNotices({ notices }: { notices: readonly Demotion[] }) {
  const { t } = useTranslation('platform-admin/ui');
  const { dateTime } = useFormat();
  const messageText = useMessageText();
  const dismiss = useDismissDemotion();
  const [all, setAll] = useState(false);
  if (notices.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-label={t('demotions.label')}>
      {notices.slice(0, all ? undefined : shownAtFirst).map(({ id, at, remote, build, why, instead }) => {
        const names = { remote, build: shortBuild(build), instead: shortBuild(instead ?? '') };
        return (
          <Alert
            key={id}
            severity="warning"
            action={
              <IconButton
                size="small"
                label={t('demotions.dismissOf', names)}
                disabled={dismiss.isPending}
                onClick={() => dismiss.mutate(id, { onError: (error) => notify.error(error) })}
              >
                <X size={16} />
              </IconButton>
            }
          >
            <Typography sx={{ fontWeight: 600 }}>
              {t(instead ? 'demotions.demoted' : 'demotions.notDemoted', names)}
            </Typography>
            {t('demotions.noticeOf', { when: dateTime(at), why: messageText(why) })}
            <Button
              size="small"
              color="inherit"
              to={`/platform-admin/releases/errors?remote=${remote}&build=${build}`}
              sx={{ display: 'flex', width: 'fit-content', mt: 0.5, ml: -1.5 }}
            >
              {t('demotions.seeErrorsOf', { remote })}
            </Button>
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
          {all ? t('demotions.fewer') : t('demotions.more', { count: notices.length - shownAtFirst })}
        </Button>
      ) : null}
    </Stack>
  );
}
