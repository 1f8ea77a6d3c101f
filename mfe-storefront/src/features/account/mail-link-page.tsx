import { useQuery } from '@tanstack/react-query';
import { Mail, MailX } from 'lucide-react';
import { Button, EmptyState, notify, PageSkeleton, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MoreGoods } from '../../ui/more-goods';
import { Page } from '../../ui/page';
import { useTitle } from '../../ui/use-title';
import { mailLinkQuery, useChooseByLink } from './account.queries';

/** /mail-choices?token=: where the link of a mail leads, also for people without an account. */
export function MailLinkPage() {
  const { t } = useTranslation('storefront/account');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, isPending } = useQuery({
    ...mailLinkQuery(useTenant().id, token),
    enabled: token !== '',
  });
  const choose = useChooseByLink(token);
  useTitle(t('mails.title'));
  if (isPending && token) return <PageSkeleton variant="form" />;
  if (!data) {
    return (
      <Page narrow>
        <EmptyState
          level="h1"
          icon={<MailX size={40} />}
          title={t('mails.unknown')}
          text={t('mails.unknownText')}
          action={<Button to="/">{t('mails.toStore')}</Button>}
        />
        <MoreGoods />
      </Page>
    );
  }
  const { topic, isOn } = data;
  return (
    <Page narrow>
      <div role="status">
        <EmptyState
          level="h1"
          icon={isOn ? <Mail size={40} /> : <MailX size={40} />}
          title={t(isOn ? 'mails.on' : 'mails.off', { topic: t(`mails.topics.${topic}`) })}
          text={t(isOn ? 'mails.onText' : 'mails.offText')}
          action={
            <Button
              variant={isOn ? 'contained' : 'outlined'}
              loading={choose.isPending}
              onClick={() => choose.mutate(!isOn, { onError: notify.error })}
            >
              {t(isOn ? 'mails.switchOff' : 'mails.switchOn')}
            </Button>
          }
        />
      </div>
      <MoreGoods />
    </Page>
  );
}
