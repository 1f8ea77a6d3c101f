import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { Button } from '../ui/button';

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
    <Button
      variant="outlined"
      color="neutral"
      startIcon={<Download size={16} />}
      loading={isSaving}
      aria-label={t('export')}
      onClick={() => void press()}
      sx={iconOnPhones}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('export')}
      </Box>
    </Button>
  );
}

/** There a word less leaves the page's main action room in the same row. */
const iconOnPhones = { '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } } };
