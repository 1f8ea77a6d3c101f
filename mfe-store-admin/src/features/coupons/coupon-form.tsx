import type { Coupon } from 'api';
import { Checkbox, Select, TextField, Typography, useFormat, useMayWrite } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import {
  useChoices,
  useController,
  useFormContext,
  useNamedFields,
  useRecordForm,
  useWatch,
  VersionedFormPage,
} from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/amount-field';
import { DeleteRecord } from '../../ui/delete-record';
import { FieldPair } from '../../ui/field-pair';
import { LocalizedTextField } from '../../ui/localized-text-field';
import { PictureInput } from '../../ui/picture-input';
import { useInputFormat } from '../../ui/use-input-format';
import type { CouponValues } from './coupon-values';
import { decimalsOf, emptyCoupon, toInput, toValues } from './coupon-values';
import { coupons } from './coupons.queries';
import { GoodsSection } from './goods-section';

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
  const mayWrite = useMayWrite();
  const format = useInputFormat();
  const [empty] = useState(() => emptyCoupon(format));
  const versioned = useRecordForm(coupons, {
    record: coupon,
    empty,
    words: 'store-admin/coupons',
    toValues: (from) => toValues(from, format),
    toInput: (values) => toInput(values, format),
    createdPath: ({ id }) => `/admin/coupons/${id}`,
  });
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
      <DiscountSection />
      <TimesSection />
    </VersionedFormPage>
  );
}

function CodeSection() {
  const { t } = useTranslation('store-admin/coupons');
  const field = useNamedFields<CouponValues>();
  const choice = useChoices<CouponValues>();
  const { field: logo, fieldState } = useController<CouponValues, 'logo'>({ name: 'logo' });
  return (
    <FormSection title={t('sections.code')}>
      <TextField
        help={t('help.couponCode')}
        required
        autoComplete="off"
        {...field('couponCode', {
          validate: (code) => /^[A-Za-z0-9_-]{2,40}$/.test(code.trim()) || t('problems.code'),
        })}
      />
      <LocalizedTextField<CouponValues> name="title" help={t('help.title')} required maxLength={200} />
      <PictureInput
        label={t('fields.logo')}
        value={logo.value ?? ''}
        onChange={(url) => logo.onChange(url || null)}
        error={fieldState.error?.message}
      />
      <Select {...choice('status', ['show', 'hide'])} />
    </FormSection>
  );
}

function DiscountSection() {
  const { t } = useTranslation('store-admin/coupons');
  const { control, register } = useFormContext<CouponValues>();
  const choice = useChoices<CouponValues>();
  const type = useWatch<CouponValues, 'discountType'>({ control, name: 'discountType' });
  const problem = t('problems.amount');
  return (
    <FormSection title={t('discount')}>
      <FieldPair>
        <Select {...choice('discountType', discountTypes)} />
        {type === 'free_shipping' ? null : (
          <AmountField<CouponValues>
            name="discountValue"
            required
            unit={type === 'percentage' ? '%' : undefined}
            decimals={decimalsOf(type)}
            problem={problem}
          />
        )}
      </FieldPair>
      <FieldPair>
        <AmountField<CouponValues> name="minimumAmount" help={t('help.minimumAmount')} problem={problem} />
        {type === 'percentage' ? (
          <AmountField<CouponValues> name="maxDiscount" help={t('help.maxDiscount')} problem={problem} />
        ) : null}
      </FieldPair>
      <Checkbox label={t('fields.stackable')} {...register('stackable')} />
    </FormSection>
  );
}

function TimesSection() {
  const { t } = useTranslation('store-admin/coupons');
  const field = useNamedFields<CouponValues>();
  const required = { required: t('problems.required') };
  return (
    <FormSection title={t('sections.times')}>
      <FieldPair wide>
        <TextField type="datetime-local" {...field('startTime', required)} />
        <TextField
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
  const field = useNamedFields<CouponValues>();
  const whole = { pattern: { value: /^\d{0,6}$/, message: t('problems.whole') } };
  return (
    <FormSection title={t('sections.limits')} help={t('help.limits')}>
      <FieldPair>
        <TextField inputMode="numeric" {...field('usageLimit', whole)} />
        <TextField inputMode="numeric" {...field('usagePerCustomer', whole)} />
      </FieldPair>
      <Checkbox label={t('fields.firstOrderOnly')} {...register('firstOrderOnly')} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('usedSoFar', { count: usedCount, used: number(usedCount) })}
      </Typography>
    </FormSection>
  );
}
