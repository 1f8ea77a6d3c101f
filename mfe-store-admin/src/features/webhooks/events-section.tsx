import { useSuspenseQuery } from '@tanstack/react-query';
import type { WebhookEvent } from 'api';
import { Alert, Box, Checkbox } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useController } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useGrants } from '../../ui/use-grants';
import { useTenantId } from '../../ui/use-tenant-id';
import type { WebhookValues } from './use-webhook-form';
import { useWebhookWords } from './use-webhook-words';
import { webhookEventsQuery } from './webhooks.queries';

const subjects = ['order', 'product', 'stock', 'customer'] as const;

/** The events, by what they are about. Nobody sends what they may not read. */
export function EventsSection({ locked }: { locked: boolean }) {
  const { t } = useTranslation('store-admin/webhooks');
  const { eventName } = useWebhookWords();
  const grants = useGrants();
  const { data: catalogue } = useSuspenseQuery(webhookEventsQuery(useTenantId()));
  const { field, fieldState } = useController<WebhookValues, 'events'>({
    name: 'events',
    rules: { validate: (chosen) => chosen.length > 0 || t('invalid.events') },
  });
  const choose = (name: WebhookEvent, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, name] : field.value.filter((other) => other !== name));
  return (
    <FormSection title={t('fields.events')} help={t('help.events')}>
      {fieldState.error ? <Alert severity="error">{fieldState.error.message}</Alert> : null}
      <Box sx={gridStyles}>
        {subjects.map((subject) => (
          <Box key={subject} component="fieldset" sx={groupStyles}>
            <Box component="legend" sx={{ mb: 0.5, p: 0, fontSize: '0.875rem', fontWeight: 600 }}>
              {t(`subjects.${subject}`)}
            </Box>
            {catalogue
              .filter(({ name }) => name.startsWith(`${subject}.`))
              .map(({ name, permission }) => (
                <Checkbox
                  key={name}
                  label={eventName(name)}
                  checked={field.value.includes(name)}
                  disabled={locked || (!grants.permission(permission) && !field.value.includes(name))}
                  onChange={({ target }) => choose(name, target.checked)}
                />
              ))}
          </Box>
        ))}
      </Box>
    </FormSection>
  );
}

const gridStyles = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 } as const;
const groupStyles = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
} as const;
