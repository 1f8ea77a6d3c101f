import type { Plan } from 'api';
import { Select, Switch, TextField, useText } from 'mfe-shared';
import { FormSection, LocalizedField, RecordPage } from 'mfe-shared/backoffice';
import {
  Controller,
  useChoices,
  useFormContext,
  useNamedFields,
  useRecordForm,
  VersionedFormPage,
} from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../ui/may';
import { plans } from './billing.queries';
import { DeletePlan } from './delete-plan';
import { LimitsSection, PricesSection } from './plan-sections';
import type { PlanValues } from './plan-values';
import { emptyPlan, toInput, toValues, wholePattern } from './plan-values';

/** /platform-admin/billing/plans/add and /platform-admin/billing/plans/:id */
export function PlanFormPage() {
  return <RecordPage resource={plans}>{(plan) => <PlanForm plan={plan} />}</RecordPage>;
}

/** `plan` is null for a new one. */
function PlanForm({ plan }: { plan: Plan | null }) {
  const { t } = useTranslation('platform-admin/billing');
  const text = useText();
  const readOnly = useReadOnly();
  const versioned = useRecordForm(plans, {
    ...{ record: plan, empty: emptyPlan, toValues, toInput, words: 'platform-admin/billing' },
    codes: { IS_DEFAULT: 'isDefault' },
    createdPath: ({ id }) => `/platform-admin/billing/plans/${id}`,
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={plan ? text(plan.name) : t('addPlan')}
      back={{ to: '/platform-admin/billing/plans', label: t('tabs.plans') }}
      readOnly={readOnly}
      actions={plan && !readOnly ? <DeletePlan plan={plan} /> : null}
      aside={
        <>
          <OfferSection />
          <LimitsSection />
        </>
      }
    >
      <TextsSection />
      <PricesSection />
    </VersionedFormPage>
  );
}

function TextsSection() {
  const { t } = useTranslation('platform-admin/billing');
  const { control, formState } = useFormContext<PlanValues>();
  const errorOf = (name: 'name' | 'description') => {
    const error = formState.errors[name];
    return error?.message ?? error?.en?.message;
  };
  return (
    <FormSection title={t('sections.texts')} help={t('help.texts')}>
      {(['name', 'description'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <LocalizedField
              label={t(`fields.${name}`)}
              required={name === 'name'}
              maxLength={name === 'name' ? 60 : 300}
              multiline={name === 'description'}
              error={errorOf(name)}
              {...field}
            />
          )}
        />
      ))}
    </FormSection>
  );
}

function OfferSection() {
  const { t } = useTranslation('platform-admin/billing');
  const { register, formState } = useFormContext<PlanValues>();
  const field = useNamedFields<PlanValues>();
  const choice = useChoices<PlanValues>();
  const whole = { pattern: { value: wholePattern, message: t('problems.whole') } };
  return (
    <FormSection title={t('sections.offer')}>
      <Select help={t('help.status')} {...choice('status', ['show', 'hide'])} />
      <TextField help={t('help.trialDays')} inputMode="numeric" {...field('trialDays', whole)} />
      <TextField help={t('help.position')} inputMode="numeric" {...field('position', whole)} />
      <Switch
        label={t('fields.isDefault')}
        help={formState.errors.isDefault?.message ?? t('help.isDefault')}
        {...register('isDefault')}
      />
    </FormSection>
  );
}
