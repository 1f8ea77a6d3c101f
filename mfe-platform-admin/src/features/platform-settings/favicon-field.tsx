import { Box, Button, Image, notify, Stack, upload } from 'mfe-shared';
import { useFormContext, useWatch } from 'mfe-shared/forms';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingValues } from './setting-values';

/** The picture in the tab of the platform's pages: an upload, or the platform's own. */
export function FaviconField() {
  const { t } = useTranslation('platform-admin/platform-settings');
  const { control, setValue } = useFormContext<SettingValues>();
  const favicon = useWatch({ control, name: 'favicon' });
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const id = useId();
  const set = (value: string) => setValue('favicon', value, { shouldDirty: true });
  const send = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    try {
      set((await upload('/uploads/platform', file)).url);
    } catch (error) {
      notify.error(error);
    }
    setSending(false);
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ mb: 0.5, fontSize: '0.875rem', fontWeight: 500 }}>
        {t('fields.favicon')}
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={frameStyles}>
          {favicon.startsWith('/uploads/') ? (
            <Image src={favicon} alt="" width={32} height={32} sizes="32px" />
          ) : (
            <Box component="img" src={favicon || '/favicon.ico'} alt="" width={32} height={32} />
          )}
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          aria-label={t('fields.favicon')}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button variant="outlined" color="neutral" loading={sending} onClick={() => input.current?.click()}>
          {t('chooseFavicon')}
        </Button>
        {favicon ? (
          <Button color="neutral" onClick={() => set('')}>
            {t('ownFavicon')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}

const frameStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
