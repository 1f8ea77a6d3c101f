import type { SignInProvider } from 'api';
import { Button } from 'mfe-shared';
import { ConfirmedAction, CopyLine, FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRemoveProvider } from './sign-in-provider.queries';

type ProviderFactsProps = { stored: SignInProvider | null; redirectUri: string; mayWrite: boolean };

/** The address to enter at the provider, and the button to remove the provider. */
export function ProviderFacts({ stored, redirectUri, mayWrite }: ProviderFactsProps) {
  const { t } = useTranslation('store-admin/sign-in-provider');
  const navigate = useNavigate();
  const remove = useRemoveProvider();
  return (
    <FormSection title={t('sections.there')} help={t('sectionHelp.there')}>
      <CopyLine
        label={t('redirectUri')}
        value={redirectUri}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
      />
      {stored && mayWrite ? (
        <ConfirmedAction
          button={(ask) => (
            <Button size="small" variant="outlined" color="error" onClick={ask}>
              {t('remove')}
            </Button>
          )}
          title={t('removeTitle', { label: stored.label })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          run={async () => {
            await remove();
            navigate('/admin/sign-in');
          }}
          done={t('removed')}
        />
      ) : null}
    </FormSection>
  );
}
