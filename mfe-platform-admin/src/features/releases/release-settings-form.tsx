import type { ReleaseSettings } from 'api';
import { Alert, Box, notify, Switch, TextField } from 'mfe-shared';
import { FormSection, LeaveGuard, SaveBar } from 'mfe-shared/backoffice';
import { ReadOnly, useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../ui/may';
import { useSaveSettings } from './releases.queries';

const bounds = { demoteAfterVisitors: 10_000, demoteWithinMinutes: 1_440 } as const;

/** What the platform asks of a build before visitors get it, and when it demotes one. */
export function ReleaseSettingsForm({ settings }: { settings: ReleaseSettings }) {
  const { t } = useTranslation('platform-admin/releases');
  const readOnly = useReadOnly('write_releases');
  const element = useRef<HTMLFormElement>(null);
  const save = useSaveSettings();
  const form = useForm<ReleaseSettings>({ values: settings, resetOptions: { keepDirtyValues: true } });
  const { register, handleSubmit, formState, reset, watch } = form;
  const isCount = (name: string): name is keyof typeof bounds => name in bounds;
  const placeErrors = usePlaceErrors(form, {
    problem: (_, name) => (isCount(name) ? t('fromTo', { most: bounds[name] }) : undefined),
  });
  const submit = handleSubmit((input) =>
    save.mutate(input, {
      onSuccess: () => {
        reset(input);
        notify.success(t('saved'));
      },
      onError: placeErrors,
    }),
  );
  const count = (name: keyof typeof bounds) => {
    const message = t('fromTo', { most: bounds[name] });
    return {
      ...register(name, {
        valueAsNumber: true,
        validate: (value) => (Number.isInteger(value) && value >= 1 && value <= bounds[name]) || message,
      }),
      type: 'number',
      min: 1,
      max: bounds[name],
      label: t(name),
      error: formState.errors[name]?.message,
      disabled: !watch('demoteOn'),
    };
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      {readOnly ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {readOnly}
        </Alert>
      ) : null}
      <ReadOnly active={readOnly !== null}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FormSection title={t('beforeVisitors')} help={t('beforeVisitorsHelp')}>
            <Switch label={t('demandBrowserCheck')} {...register('demandBrowserCheck')} />
          </FormSection>
          <FormSection title={t('demotion')} help={t('demotionHelp')}>
            <Switch label={t('demoteOn')} {...register('demoteOn')} />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <TextField {...count('demoteAfterVisitors')} />
              <TextField {...count('demoteWithinMinutes')} />
            </Box>
          </FormSection>
        </Box>
      </ReadOnly>
      <SaveBar
        dirty={formState.isDirty}
        saving={save.isPending}
        errorCount={Object.keys(formState.errors).length}
        onSave={() => element.current?.requestSubmit()}
        onDiscard={() => reset()}
      />
      <LeaveGuard dirty={formState.isDirty && !save.isPending} />
    </form>
  );
}
