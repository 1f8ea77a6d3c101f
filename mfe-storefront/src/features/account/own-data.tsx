import { Download, Trash2 } from 'lucide-react';
import { ApiError, Box, Button, notify, session, Typography } from 'mfe-shared';
import { ReauthenticateDialog } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../ui/save-file';
import { eraseAccount, fetchOwnData } from './account.queries';

/** Taking one's data along, and deleting the account. */
export function OwnData() {
  const { t } = useTranslation('storefront/account');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const text = JSON.stringify(await fetchOwnData(), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), t('data.file'));
    } catch (error) {
      notify.error(error);
    }
    setBusy(false);
  };
  const erase = async (proof: { password?: string }) => {
    try {
      await eraseAccount(proof);
    } catch (error) {
      throw error instanceof ApiError && error.code === 'IN_USE' ? new Error(t('data.underWay')) : error;
    }
    // Its sessions have ended; this browser forgets it as well.
    await session.signOut({ message: 'accountDeleted' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<Download size={18} />}
        loading={isBusy}
        onClick={() => void save()}
      >
        {t('data.save')}
      </Button>
      <div>
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{t('data.eraseText')}</Typography>
        <Button
          variant="outlined"
          color="error"
          startIcon={<Trash2 size={18} />}
          onClick={() => setAsking(true)}
        >
          {t('data.erase')}
        </Button>
      </div>
      {isAsking ? (
        <ReauthenticateDialog
          title={t('data.eraseTitle')}
          text={t('data.eraseQuestion')}
          confirmLabel={t('data.eraseNow')}
          done={t('accountDeleted')}
          run={erase}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Box>
  );
}
