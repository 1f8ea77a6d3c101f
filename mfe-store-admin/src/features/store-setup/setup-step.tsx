import type { StoreSetup } from 'api';
import { Circle, CircleCheck } from 'lucide-react';
import { Box, Typography, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { StepAction } from './step-action';

/** One step: whether it is done, what it is, and where it is done. */
export function SetupStep({ step, done, optional, isNext }: StoreSetup[number] & { isNext: boolean }) {
  const { t } = useTranslation('store-admin/store-setup');
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ display: 'flex', pt: 0.25, color: done ? 'success.main' : 'text.secondary' }}>
        {done ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
        <VisuallyHidden>{t(done ? 'isDone' : 'isOpen')}</VisuallyHidden>
      </Box>
      <Box sx={{ flex: { xs: '1 1 calc(100% - 40px)', sm: 1 }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t(`steps.${step}.title`)}
          {optional ? (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
              {t('optional')}
            </Typography>
          ) : null}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`steps.${step}.text`)}
        </Typography>
      </Box>
      <StepAction step={step} done={done} isNext={isNext} />
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  gap: 1.5,
  p: 2,
  // On a phone the button is below the text.
  '& > :last-child': { ml: { xs: 4, sm: 0 } },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
