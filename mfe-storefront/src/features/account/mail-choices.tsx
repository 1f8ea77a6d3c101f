import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, notify, Skeleton, Switch, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { mailChoicesQuery, useChooseMail } from './account.queries';

/** The mails that the shopper wants; a change is saved at once. */
export function MailChoices() {
  const { t } = useTranslation('storefront/account');
  const { data, isError, refetch } = useQuery(mailChoicesQuery(useTenant().id));
  const choose = useChooseMail();
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('mails.failed')}
      </Alert>
    );
  }
  if (!data) return <Skeleton height={48} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.items.map(({ topic, isOn }) => (
        <Switch
          key={topic}
          label={t(`mails.topics.${topic}`)}
          help={t(`mails.topicTexts.${topic}`)}
          checked={choose.isPending && choose.variables.topic === topic ? choose.variables.isOn : isOn}
          onChange={(event) =>
            choose.mutate({ topic, isOn: event.target.checked }, { onError: notify.error })
          }
        />
      ))}
    </Box>
  );
}
