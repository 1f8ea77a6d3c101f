import { useQuery } from '@tanstack/react-query';
import type { PartContact } from 'api';
import { Pencil } from 'lucide-react';
import { Box, Stack, Typography } from 'mfe-shared';
import { DataTable } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MayWrite } from '../../ui/may';
import { NameCell } from '../../ui/name-cell';
import { useReleaseParts } from '../../ui/release-overview';
import { RowButton } from '../../ui/row-button';
import { SecondLine } from '../../ui/second-line';
import { ContactDialog } from './contact-dialog';
import { partContactsOptions } from './deploy-tokens.queries';
import { LastCall } from './last-call';

/** The contacts that the platform tells when a build of a part fails. */
export function PartContacts() {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const parts = useReleaseParts();
  const { data = [] } = useQuery(partContactsOptions());
  const [changed, setChanged] = useState<PartContact | null>(null);
  const rows = parts.map(
    ({ remote }) =>
      data.find((one) => one.remote === remote) ?? { remote, email: null, webhookUrl: null, lastCall: null },
  );
  if (rows.length === 0) return null;
  return (
    <Stack spacing={1} component="section">
      <Typography variant="h3" component="h2">
        {t('contacts')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('contactsHelp')}
      </Typography>
      <Box sx={frameStyles}>
        <DataTable<PartContact>
          caption={t('contacts')}
          rows={rows}
          rowId={({ remote }) => remote}
          columns={[
            {
              key: 'remote',
              header: t('remote'),
              cell: (contact) => (
                <NameCell>
                  {contact.remote}
                  <SecondLine until="md">
                    {[contact.email, contact.webhookUrl].filter(Boolean).join(' · ') || t('nobody')}
                  </SecondLine>
                  <LastCall contact={contact} />
                </NameCell>
              ),
            },
            { key: 'email', header: t('email'), hideBelow: 'md', cell: ({ email }) => email ?? '–' },
            {
              key: 'url',
              header: t('webhook'),
              hideBelow: 'md',
              cell: ({ webhookUrl }) => webhookUrl ?? '–',
            },
            {
              key: 'act',
              header: '',
              align: 'right',
              cell: (contact) => (
                <MayWrite>
                  <RowButton
                    name={t('contactOf', { remote: contact.remote })}
                    label={t('change')}
                    icon={<Pencil size={16} />}
                    variant="outlined"
                    color="neutral"
                    onClick={() => setChanged(contact)}
                  />
                </MayWrite>
              ),
            },
          ]}
        />
      </Box>
      {changed ? <ContactDialog contact={changed} onClose={() => setChanged(null)} /> : null}
    </Stack>
  );
}

const frameStyles = { border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' };
