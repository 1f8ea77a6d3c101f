import { useQuery } from '@tanstack/react-query';
import type { Tenant } from 'api';
import { Alert, Box, Button, Skeleton, Stack, Typography, useErrorText, useMayWrite } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorsAction } from '../../ui/factors-action';
import { MayWrite } from '../../ui/may';
import { InviteOwner } from './invite-owner';
import { ownersOptions, useResetOwner } from './tenants.queries';

/** The store's owners, whom nobody but an operator can help when they have lost their second factors. */
export function OwnersCard({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const errorText = useErrorText();
  const mayWrite = useMayWrite();
  const [inviting, setInviting] = useState(false);
  const { data, error } = useQuery(ownersOptions(tenant.id));
  const { mutateAsync: reset } = useResetOwner(tenant.id);
  return (
    <FormSection title={t('owners.title')} help={t('owners.help')}>
      <MayWrite>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button size="small" variant="outlined" color="neutral" onClick={() => setInviting(true)}>
            {t('owners.invite')}
          </Button>
        </Box>
      </MayWrite>
      {inviting ? <InviteOwner tenantId={tenant.id} onClose={() => setInviting(false)} /> : null}
      {error && !data ? <Alert severity="error">{errorText(error)}</Alert> : null}
      {data || error ? null : <Skeleton height={44} />}
      {data?.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('owners.none')}</Typography>
      ) : null}
      {data?.length ? (
        <Stack component="ul" role="list" aria-label={t('owners.title')} sx={listStyles}>
          {data.map((owner) => (
            <Box component="li" key={owner.id} sx={itemStyles}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{owner.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {owner.email}
                </Typography>
              </Box>
              <FactorsAction
                person={owner}
                fixed={!mayWrite}
                onRemove={(proof) => reset({ ownerId: owner.id, ...proof })}
              />
            </Box>
          ))}
        </Stack>
      ) : null}
    </FormSection>
  );
}

const listStyles = { m: 0, p: 0, listStyle: 'none' };
const itemStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1.5,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
