import type { SlotName } from 'mfe-shared';
import { Box, Checkbox, Select, slotNames, TextField, Typography } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { fieldsOf, useForm, usePlaceErrors } from 'mfe-shared/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleaseParts } from '../../ui/release-overview';
import { ShownOnce } from '../../ui/shown-once';
import { useCreateDeployToken } from './deploy-tokens.queries';

/** The option for a part that was never released and is not in the list yet. */
const another = 'another';
const partName = /^[a-z][a-z0-9-]{1,39}$/;
const areas = ['admin', 'store-admin', 'platform-admin'] as const;
type Area = (typeof areas)[number];

const empty = {
  ...{ remote: '', newRemote: '', name: '', paths: '' },
  ...{ areas: [] as Area[], slots: [] as SlotName[] },
};

/** `/reports, /admin/reports` → both. */
const pathsIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Makes a token for one part, and shows it the only time. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const parts = useReleaseParts();
  const create = useCreateDeployToken();
  const form = useForm({ defaultValues: empty });
  const { register } = form;
  const field = fieldsOf(form);
  const isNew = form.watch('remote') === another;
  const placeErrors = usePlaceErrors(form, {
    fieldOf: (name) => (name === 'remote' && isNew ? 'newRemote' : name.replace(/\.\d+$/, '')),
    problem: (_, name) => (name === 'name' ? undefined : t(name === 'paths' ? 'notAPath' : 'notAPart')),
  });
  const required = { validate: (value: string) => value.trim() !== '' || t('required') };
  const send = form.handleSubmit(({ remote, newRemote, name, paths, ...grant }) =>
    create.mutate(
      {
        remote: isNew ? newRemote.trim() : remote,
        name: name.trim(),
        // Left out means the grants that its newest build needs.
        ...(isNew && { ...grant, paths: pathsIn(paths) }),
      },
      { onError: placeErrors },
    ),
  );
  const made = create.data;
  if (made)
    return (
      <ShownOnce
        title={t('madeTitle', { name: made.name })}
        warning={t('onlyOnce')}
        closeOnceMore={t('closeOnceMore')}
        label={t('token')}
        value={made.token}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        doneLabel={t('done')}
        onClose={onClose}
      >
        {t('useIt', { remote: made.remote })}
      </ShownOnce>
    );
  return (
    <FormDialog
      title={t('addTitle')}
      size="sm"
      submitLabel={t('create')}
      busy={create.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Select
        label={t('remote')}
        help={t('remoteHelp')}
        options={[
          { value: '', label: t('choosePart') },
          ...parts.map(({ remote }) => ({ value: remote, label: remote })),
          { value: another, label: t('anotherPart') },
        ]}
        {...field('remote', required)}
      />
      {isNew ? (
        <>
          <TextField
            label={t('newRemote')}
            help={t('newRemoteHelp')}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            {...field('newRemote', {
              validate: (value) => partName.test(value.trim()) || t('notAPart'),
              shouldUnregister: true,
            })}
          />
          <TextField
            label={t('paths')}
            help={t('pathsHelp')}
            autoComplete="off"
            spellCheck={false}
            {...field('paths', { shouldUnregister: true })}
          />
          <Choices legend={t('areas')}>
            {areas.map((area) => (
              <Checkbox key={area} label={t(`area.${area}`)} value={area} {...register('areas')} />
            ))}
          </Choices>
          <Choices legend={t('fills')}>
            {slotNames.map((slot) => (
              <Checkbox key={slot} label={t(`slots.${slot}`)} value={slot} {...register('slots')} />
            ))}
          </Choices>
        </>
      ) : null}
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        maxLength={80}
        autoComplete="off"
        {...field('name', required)}
      />
    </FormDialog>
  );
}

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Box component="fieldset" sx={choicesStyles}>
    <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.5 }}>
      {legend}
    </Typography>
    {children}
  </Box>
);

const choicesStyles = { m: 0, p: 0, border: 0, display: 'flex', flexDirection: 'column', gap: 0.5 } as const;
