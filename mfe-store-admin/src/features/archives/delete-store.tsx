import { Button } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteStoreDialog } from './delete-store-dialog';

/** The end of the page, and perhaps of the store. */
export function DeleteStore() {
  const { t } = useTranslation('store-admin/archives');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <FormSection title={t('deletion.title')} help={t('deletion.help')}>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setIsAsking(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('deletion.ask')}
      </Button>
      {isAsking ? <DeleteStoreDialog onClose={() => setIsAsking(false)} /> : null}
    </FormSection>
  );
}
