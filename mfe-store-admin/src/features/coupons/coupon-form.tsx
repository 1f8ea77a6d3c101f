import type { Coupon } from 'api';
import { Checkbox, Select, TextField, Typography, useFormat, usePermission, useSettings } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useFields, useFormContext, useWatch, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { DeleteRecord } from '../../ui/delete-record';
import { FieldPair } from '../../ui/field-pair';
import { LocalizedTextField } from '../../ui/localized-text-field';
import { parseAmount } from '../../ui/minor-units';
import type { CouponValues } from './coupon-values';
import { coupons } from './coupons.queries';
import { GoodsSection } from './goods-section';
import { useCouponForm } from './use-coupon-form';

const discountTypes = ['percentage', 'fixed', 'free_shipping'] as const;

/** /admin/coupons/add and /admin/coupons/:id */
export function CouponFormPage() {
  return <RecordPage resource={coupons}>{(coupon) => <CouponForm coupon={coupon} />}</RecordPage>;
}

/**
 * The left column has a coupon's effect and dates, the right one its goods and limits. `coupon` is null for a new
 * one.
 */
function CouponForm({ coupon }: { coupon: Coupon | null }) {
  const { t } = useTranslation('store-admin/coupons');
  const mayWrite = usePermission('write_coupons');
  const { versioned, digits } = useCouponForm(coupon);
  return (
    <VersionedFormPage
      versioned={versioned}
      title={coupon ? coupon.couponCode : t('addTitle')}
      back={{ to: '/admin/coupons', label: t('title') }}
      readOnly={mayWrite ? null : t('readOnly')}
      actions={
        coupon && mayWrite ? <DeleteRecord subject="coupons" id={coupon.id} name={coupon.couponCode} /> : null
      }
      aside={
        <>
          <LimitsSection usedCount={coupon?.usedCount ?? 0} />
          <GoodsSection />
        </>
      }
    >
      <CodeSection />
      <DiscountSection digits={digits} />
      <TimesSection />
    </VersionedFormPage>
  );
}

function CodeSection() {
  const { t } = useTranslation('store-admin/coupons');
  const field = useFields<CouponValues>();
  return (
    <FormSection title={t('sections.code')}>
      <TextField
        label={t('fields.couponCode')}
        help={t('help.couponCode')}
        required
        autoComplete="off"
        {...field('couponCode', {
          validate: (code) => /^[A-Za-z0-9_-]{2,40}$/.test(code.trim()) || t('problems.code'),
        })}
      />
      <LocalizedTextField<CouponValues>
        name="title"
        label={t('fields.title')}
        help={t('help.title')}
        required
        maxLength={200}
      />
      <Select
        label={t('fields.status')}
        options={(['show', 'hide'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        {...field('status')}
      />
    </FormSection>
  );
}

function DiscountSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/coupons');
  const { control, register } = useFormContext<CouponValues>();
  const field = useFields<CouponValues>();
  const currency = useSettings().global.default_currency;
  const type = useWatch<CouponValues, 'discountType'>({ control, name: 'discountType' });
  const isAmount = (text: string, decimals = digits) =>
    text.trim() === '' || parseAmount(text, decimals) !== null || t('problems.amount');
  return (
    <FormSection title={t('discount')}>
      <FieldPair>
        <Select
          label={t('fields.discountType')}
          options={discountTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          {...field('discountType')}
        />
        {type === 'free_shipping' ? null : (
          <TextField
            label={t('fields.discountValue')}
            inputMode="decimal"
            required
            endAdornment={type === 'percentage' ? '%' : currency}
            {...field('discountValue', {
              validate: (text) => isAmount(text, type === 'percentage' ? 2 : digits),
            })}
          />
        )}
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('fields.minimumAmount')}
          help={t('help.minimumAmount')}
          inputMode="decimal"
          endAdornment={currency}
          {...field('minimumAmount', { validate: (text) => isAmount(text) })}
        />
        {type === 'percentage' ? (
          <TextField
            label={t('fields.maxDiscount')}
            help={t('help.maxDiscount')}
            inputMode="decimal"
            endAdornment={currency}
            {...field('maxDiscount', { validate: (text) => isAmount(text) })}
          />
        ) : null}
      </FieldPair>
      <Checkbox label={t('fields.stackable')} {...register('stackable')} />
    </FormSection>
  );
}

function TimesSection() {
  const { t } = useTranslation('store-admin/coupons');
  const field = useFields<CouponValues>();
  const required = { required: t('problems.required') };
  return (
    <FormSection title={t('sections.times')}>
      <FieldPair wide>
        <TextField label={t('fields.startTime')} type="datetime-local" {...field('startTime', required)} />
        <TextField
          label={t('fields.endTime')}
          type="datetime-local"
          {...field('endTime', {
            ...required,
            validate: (end, { startTime }) => end > startTime || t('problems.before_start'),
          })}
        />
      </FieldPair>
    </FormSection>
  );
}

function LimitsSection({ usedCount }: { usedCount: number }) {
  const { t } = useTranslation('store-admin/coupons');
  const { number } = useFormat();
  const { register } = useFormContext<CouponValues>();
  const field = useFields<CouponValues>();
  const whole = { pattern: { value: /^\d{0,6}$/, message: t('problems.whole') } };
  return (
    <FormSection title={t('sections.limits')} help={t('help.limits')}>
      <FieldPair>
        <TextField label={t('fields.usageLimit')} inputMode="numeric" {...field('usageLimit', whole)} />
        <TextField
          label={t('fields.usagePerCustomer')}
          inputMode="numeric"
          {...field('usagePerCustomer', whole)}
        />
      </FieldPair>
      <Checkbox label={t('fields.firstOrderOnly')} {...register('firstOrderOnly')} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('usedSoFar', { count: usedCount, used: number(usedCount) })}
      </Typography>
    </FormSection>
  );
}
