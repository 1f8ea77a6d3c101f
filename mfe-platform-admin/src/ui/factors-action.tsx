import { Box, Button, Typography } from 'mfe-shared';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

type FactorsActionProps = {
  person: { name: string; hasSecondFactor: boolean };
  /** The own ones are removed on the page of the own profile, with the password. */
  own?: boolean;
  onRemove: () => Promise<unknown>;
};

/** Whether somebody has a second factor, and how it is taken from them when they have lost it. */
export function FactorsAction({
  person: { name, hasSecondFactor },
  own = false,
  onRemove,
}: FactorsActionProps) {
  const { t } = useTranslation('platform-admin/ui');
  if (!hasSecondFactor || own) {
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {t(hasSecondFactor ? 'factors.set' : 'factors.none')}
      </Typography>
    );
  }
  return (
    <Box component="span">
      <ConfirmedAction
        button={(ask) => (
          <Button
            size="small"
            variant="outlined"
            color="neutral"
            aria-label={t('factors.removeOf', { name })}
            onClick={ask}
          >
            {t('factors.remove')}
          </Button>
        )}
        title={t('factors.title', { name })}
        text={t('factors.text')}
        confirmLabel={t('factors.confirm')}
        run={onRemove}
        done={t('factors.done', { name })}
      />
    </Box>
  );
}
