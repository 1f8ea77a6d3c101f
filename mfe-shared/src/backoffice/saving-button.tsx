import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify/notify';
import { HeaderButton } from './header-button';

/** The button that saves a list as a file. */
export function SavingButton({ save }: { save: () => Promise<void> }) {
  const { t } = useTranslation('common');
  const [isSaving, setIsSaving] = useState(false);
  const press = async () => {
    setIsSaving(true);
    await save().catch(notify.error);
    setIsSaving(false);
  };
  return (
    <HeaderButton
      label={t('export')}
      startIcon={<Download size={16} />}
      loading={isSaving}
      onClick={() => void press()}
    />
  );
}
