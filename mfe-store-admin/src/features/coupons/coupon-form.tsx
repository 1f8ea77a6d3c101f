import type { Coupon } from 'api';
import { Checkbox, Select, TextField, Typography, useFormat, usePermission, useSettings } from 'mfe-shared';
import { FormSection, LocalizedField } from 'mfe-shared/backoffice';
import { Controller, useFormContext, useWatch, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import { parseAmount } from '../../ui/minor-units';
import { textError } from '../../ui/text-error';
import type { CouponValues } from './coupon-values';
import { GoodsSection } from './goods-section';
import { useCouponForm } from './use-coupon-form';

/**
 * The left column has a coupon's effect and dates, the right one its goods and limits. `coupon` is null for a new
 * one.
 */
export function CouponForm({ coupon }: { coupon: Coupon | null }) {
  const { t } = useTranslation('store-admin/coupons');
  const mayWrite = usePermission('write_coupons');
  const { versioned, digits } = useCouponForm(coupon);
  return (
    <VersionedFormPage
      versioned={versioned}
      title={coupon ? coupon.couponCode : t('addTitle')}
      back={{ to: '/admin/coupons', label: t('title') }}
      readOnly={mayWrite ? null : t('readOnly')}
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
  const { control, register, formState } = useFormContext<CouponValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('sections.code')}>
      <TextField
        label={t('fields.couponCode')}
        help={t('help.couponCode')}
        required
        autoComplete="off"
        error={errors.couponCode?.message}
        {...register('couponCode', {
          validate: (code) => /^[A-Za-z0-9_-]{2,40}$/.test(code.trim()) || t('problems.code'),
        })}
      />
      <Controller
        control={control}
        name="title"
        render={({ field }) => (
          <LocalizedField
            label={t('fields.title')}
            help={t('help.title')}
            required
            maxLength={200}
            error={textError(errors.title)}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <Select
            label={t('fields.status')}
            options={(['show', 'hide'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
            {...field}
          />
        )}
      />
    </FormSection>
  );
}

function DiscountSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/coupons');
  const { control, register, formState } = useFormContext<CouponValues>();
  const { errors } = formState;
  const currency = useSettings().global.default_currency;
  const type = useWatch<CouponValues, 'discountType'>({ control, name: 'discountType' });
  const isAmount = (text: string, decimals = digits) =>
    text.trim() === '' || parseAmount(text, decimals) !== null || t('problems.amount');
  return (
    <FormSection title={t('discount')}>
      <FieldPair>
        <Controller
          control={control}
          name="discountType"
          render={({ field }) => (
            <Select
              label={t('fields.discountType')}
              options={(['percentage', 'fixed', 'free_shipping'] as const).map((value) => ({
                value,
                label: t(`type.${value}`),
              }))}
              error={errors.discountType?.message}
              {...field}
            />
          )}
        />
        {type === 'free_shipping' ? null : (
          <TextField
            label={t('fields.discountValue')}
            inputMode="decimal"
            required
            endAdornment={type === 'percentage' ? '%' : currency}
            error={errors.discountValue?.message}
            {...register('discountValue', {
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
          error={errors.minimumAmount?.message}
          {...register('minimumAmount', { validate: (text) => isAmount(text) })}
        />
        {type === 'percentage' ? (
          <TextField
            label={t('fields.maxDiscount')}
            help={t('help.maxDiscount')}
            inputMode="decimal"
            endAdornment={currency}
            error={errors.maxDiscount?.message}
            {...register('maxDiscount', { validate: (text) => isAmount(text) })}
          />
        ) : null}
      </FieldPair>
      <Controller
        control={control}
        name="stackable"
        render={({ field: { value, ...field } }) => (
          <Checkbox label={t('fields.stackable')} checked={value} {...field} />
        )}
      />
    </FormSection>
  );
}

function TimesSection() {
  const { t } = useTranslation('store-admin/coupons');
  const { register, formState } = useFormContext<CouponValues>();
  const { errors } = formState;
  const required = { required: t('problems.required') };
  return (
    <FormSection title={t('sections.times')}>
      <FieldPair wide>
        <TextField
          label={t('fields.startTime')}
          type="datetime-local"
          error={errors.startTime?.message}
          {...register('startTime', required)}
        />
        <TextField
          label={t('fields.endTime')}
          type="datetime-local"
          error={errors.endTime?.message}
          {...register('endTime', {
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
  const { control, register, formState } = useFormContext<CouponValues>();
  const { errors } = formState;
  const whole = { pattern: { value: /^\d{0,6}$/, message: t('problems.whole') } };
  return (
    <FormSection title={t('sections.limits')} help={t('help.limits')}>
      <FieldPair>
        <TextField
          label={t('fields.usageLimit')}
          inputMode="numeric"
          error={errors.usageLimit?.message}
          {...register('usageLimit', whole)}
        />
        <TextField
          label={t('fields.usagePerCustomer')}
          inputMode="numeric"
          error={errors.usagePerCustomer?.message}
          {...register('usagePerCustomer', whole)}
        />
      </FieldPair>
      <Controller
        control={control}
        name="firstOrderOnly"
        render={({ field: { value, ...field } }) => (
          <Checkbox label={t('fields.firstOrderOnly')} checked={value} {...field} />
        )}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('usedSoFar', { count: usedCount, used: number(usedCount) })}
      </Typography>
    </FormSection>
  );
}
