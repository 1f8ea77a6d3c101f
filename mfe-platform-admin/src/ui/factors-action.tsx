import { Box, Button, Typography } from 'mfe-shared';
import { ReauthenticateDialog } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type FactorsActionProps = {
  person: { name: string; hasSecondFactor: boolean };
  /** The own ones are removed on the page of the own profile, with the password. */
  own?: boolean;
  /** Somebody who may not take it away looks at it. */
  fixed?: boolean;
  onRemove: (proof: { password?: string }) => Promise<unknown>;
};

/** Whether somebody has a second factor, and how it is taken from them when they have lost it. */
export function FactorsAction({
  person: { name, hasSecondFactor },
  own = false,
  fixed = false,
  onRemove,
}: FactorsActionProps) {
  const { t } = useTranslation('platform-admin/ui');
  const [asking, setAsking] = useState(false);
  if (!hasSecondFactor || own || fixed) {
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {t(hasSecondFactor ? 'factors.set' : 'factors.none')}
      </Typography>
    );
  }
  return (
    <Box component="span">
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        aria-label={t('factors.removeOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('factors.remove')}
      </Button>
      {asking ? (
        <ReauthenticateDialog
          title={t('factors.title', { name })}
          text={t('factors.text')}
          confirmLabel={t('factors.confirm')}
          run={onRemove}
          done={t('factors.done', { name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Box>
  );
}
