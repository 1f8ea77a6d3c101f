import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail, MailX } from 'lucide-react';
import { api, Button, EmptyState, notify, PageSkeleton, useTenant, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { hasNoReply } from '../../ui/has-no-reply';
import { MoreGoods } from '../../ui/more-goods';
import { Page } from '../../ui/page';
import { useTitle } from '../../ui/use-title';

/** The page at `/back-in-stock?token=`. A mail that asks somebody whether they want to be told of goods leads here. */
export function WishPage() {
  const { t } = useTranslation('storefront/products');
  const text = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { id: tenantId } = useTenant();
  const path = { token };
  const { data: wish, isPending } = useQuery({
    queryKey: ['tenants', tenantId, 'back-in-stock', token],
    queryFn: ({ signal }) => api.get('/back-in-stock/{token}', { path, signal }),
    enabled: token !== '',
    throwOnError: hasNoReply,
  });
  // Confirming takes a press: a mailbox program that opens links confirms nothing.
  const confirm = useMutation({
    mutationFn: () => api.put('/back-in-stock/{token}', { path }),
    onError: notify.error,
  });
  const forget = useMutation({
    mutationFn: () => api.delete('/back-in-stock/{token}', { path }),
    onError: notify.error,
  });
  useTitle(t('wish.title'));
  if (isPending && token) return <PageSkeleton variant="form" />;
  const known = forget.isSuccess ? undefined : (confirm.data ?? wish);
  return (
    <Page narrow>
      <div role="status">
        {known ? (
          <EmptyState
            level="h1"
            icon={<Mail size={40} />}
            title={text(known.title)}
            text={t(known.isConfirmed ? 'wish.noted' : 'wish.title')}
            action={
              known.isConfirmed ? (
                <Button variant="outlined" loading={forget.isPending} onClick={() => forget.mutate()}>
                  {t('wish.takeBack')}
                </Button>
              ) : (
                <Button variant="contained" loading={confirm.isPending} onClick={() => confirm.mutate()}>
                  {t('wish.ask')}
                </Button>
              )
            }
          />
        ) : (
          <EmptyState
            level="h1"
            icon={<MailX size={40} />}
            title={t('wish.none')}
            action={<Button to="/">{t('wish.toStore')}</Button>}
          />
        )}
      </div>
      <MoreGoods />
    </Page>
  );
}
