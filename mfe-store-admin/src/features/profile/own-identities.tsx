import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Box, Button, Typography, useFormat } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { ReauthenticateDialog } from 'mfe-shared/sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import { identitiesQuery, useRemoveIdentity } from './profile.queries';

/** The signed-in person's identities at the store's provider; nothing for those who have not signed in there. */
export function OwnIdentities() {
  const { t } = useTranslation('store-admin/profile');
  const { date } = useFormat();
  const { data } = useQuery(identitiesQuery(useTenantId()));
  const remove = useRemoveIdentity();
  const [asking, setAsking] = useState<string | null>(null);
  if (!data || data.identities.length === 0) return null;
  const asked = data.identities.find(({ id }) => id === asking);
  return (
    <FormSection title={t('identities.title')} help={t('identities.help')}>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {data.identities.map(({ id, label, createdAt }) => (
          <Box key={id} component="li" sx={lineStyles}>
            <Building2 size={20} aria-hidden />
            <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{label}</Typography>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {t('identities.since', { date: date(createdAt) })}
              </Typography>
            </Box>
            {data.removable ? (
              <Button
                size="small"
                variant="outlined"
                color="neutral"
                aria-label={t('identities.removeOf', { label })}
                onClick={() => setAsking(id)}
              >
                {t('identities.remove')}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {data.removable ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('identities.onlyWay')}
        </Typography>
      )}
      {asked ? (
        <ReauthenticateDialog
          title={t('identities.removeTitle', { label: asked.label })}
          text={t('identities.removeText')}
          confirmLabel={t('identities.remove')}
          done={t('identities.removed')}
          run={(proof) => remove.mutateAsync({ id: asked.id, ...proof })}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </FormSection>
  );
}

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  '& > svg': { flex: 'none', color: 'text.secondary' },
} as const;
