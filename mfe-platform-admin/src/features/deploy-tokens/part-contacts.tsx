import { useQuery } from '@tanstack/react-query';
import type { PartContact } from 'api';
import { Pencil } from 'lucide-react';
import { Box, Button, Stack, Typography } from 'mfe-shared';
import { DataTable } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { May } from '../../ui/may';
import { useReleaseParts } from '../../ui/release-overview';
import { SecondLine } from '../../ui/second-line';
import { ShortLabel } from '../../ui/short-label';
import { ContactDialog } from './contact-dialog';
import { partContactsOptions } from './deploy-tokens.queries';
import { LastCall } from './last-call';

/** Whom the platform tells when a build of a part fails. */
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
                <Box component="span" sx={{ display: 'block', py: 0.5, whiteSpace: 'normal' }}>
                  {contact.remote}
                  <SecondLine until="md">
                    {[contact.email, contact.webhookUrl].filter(Boolean).join(' · ') || t('nobody')}
                  </SecondLine>
                  <LastCall contact={contact} />
                </Box>
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
                <May permission="write_releases">
                  <Button
                    size="small"
                    variant="outlined"
                    color="neutral"
                    aria-label={t('contactOf', { remote: contact.remote })}
                    sx={{ minWidth: 32 }}
                    onClick={() => setChanged(contact)}
                  >
                    <ShortLabel icon={<Pencil size={16} />}>{t('change')}</ShortLabel>
                  </Button>
                </May>
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
