import type { StoreSetup } from 'api';
import { Button } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { OpenStore } from './open-store';

/** Where each step is done; the shop itself opens beside the list. */
const places = {
  logo: '/admin/store/customization?section=navbar',
  product: '/admin/products/add',
  delivery: '/admin/store/customization?section=checkout',
  payment: '/admin/settings/cards',
  address: '/admin/settings?settingTab=store-address',
  domain: '/admin/settings/domains',
  test_order: '/',
  opening: '/admin/settings?settingTab=common-settings',
} as const;

type StepActionProps = Pick<StoreSetup[number], 'step' | 'done'> & {
  /** It is the next step. */
  isNext: boolean;
};

export function StepAction({ step, done, isNext }: StepActionProps) {
  const { t } = useTranslation('store-admin/store-setup');
  if (step === 'opening' && !done) return <OpenStore isNext={isNext} />;
  const place = step === 'product' && done ? '/admin/products' : places[step];
  const label = step === 'test_order' ? t('toShop') : t(done ? 'change' : 'open');
  return (
    <Button
      {...(step === 'test_order' ? { href: place, target: '_blank' } : { to: place })}
      size="small"
      variant={done ? 'text' : isNext ? 'contained' : 'outlined'}
      color={done ? 'neutral' : 'primary'}
      aria-label={`${t(`steps.${step}.title`)}: ${label}`}
    >
      {label}
    </Button>
  );
}
