import type { SlotName } from 'mfe-shared';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  Select,
  Stack,
  slotNames,
  TextField,
  Typography,
} from 'mfe-shared';
import { CopyLine } from 'mfe-shared/backoffice';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleaseParts } from '../../ui/release-overview';
import { useCreateDeployToken } from './deploy-tokens.queries';

const longestName = 80;
/** The option for a part that was never released and is not in the list yet. */
const another = 'another';
const partName = /^[a-z][a-z0-9-]{1,39}$/;
const areas = ['admin', 'store-admin', 'platform-admin'] as const;
type Area = (typeof areas)[number];

/** `/reports, /admin/reports` → both. */
const pathsIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** Makes a token for one part, and shows it the only time. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const formId = useId();
  const parts = useReleaseParts();
  const create = useCreateDeployToken();
  const form = useForm({
    defaultValues: {
      remote: '',
      newRemote: '',
      name: '',
      paths: '',
      areas: [] as Area[],
      slots: [] as SlotName[],
    },
  });
  const { register, handleSubmit, formState, watch } = form;
  const [warned, setWarned] = useState(false);
  const made = create.data;
  const isNew = watch('remote') === another;
  const placeErrors = usePlaceErrors(form, {
    fieldOf: (field) => (field === 'remote' && isNew ? 'newRemote' : field.replace(/\.\d+$/, '')),
    problem: (_, field) => (field === 'name' ? undefined : t(field === 'paths' ? 'notAPath' : 'notAPart')),
  });
  const required = { validate: (value: string) => value.trim() !== '' || t('required') };

  if (made)
    return (
      // The token cannot be shown again, so neither Escape nor a click outside closes the dialog.
      <Dialog
        open
        onClose={() => (warned ? onClose() : setWarned(true))}
        title={t('madeTitle', { name: made.name })}
        actions={
          <Button variant="contained" onClick={onClose}>
            {t('done')}
          </Button>
        }
      >
        <Stack spacing={2}>
          <Alert severity={warned ? 'error' : 'warning'} role={warned ? 'alert' : 'status'}>
            {t(warned ? 'closeOnceMore' : 'onlyOnce')}
          </Alert>
          <CopyLine label={t('token')} value={made.token} copyLabel={t('copy')} copiedLabel={t('copied')} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('useIt', { remote: made.remote })}
          </Typography>
        </Stack>
      </Dialog>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addTitle')}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={create.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={create.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        spacing={2}
        noValidate
        onSubmit={handleSubmit(({ remote, newRemote, name, ...grant }) =>
          create.mutate(
            {
              remote: isNew ? newRemote.trim() : remote,
              name: name.trim(),
              // Empty means the grants that its newest build needs.
              ...(isNew && { paths: pathsIn(grant.paths), areas: grant.areas, slots: grant.slots }),
            },
            { onError: placeErrors },
          ),
        )}
      >
        <Select
          label={t('remote')}
          help={t('remoteHelp')}
          error={formState.errors.remote?.message}
          options={[
            { value: '', label: t('choosePart') },
            ...parts.map(({ remote }) => ({ value: remote, label: remote })),
            { value: another, label: t('anotherPart') },
          ]}
          {...register('remote', required)}
        />
        {isNew ? (
          <TextField
            label={t('newRemote')}
            help={t('newRemoteHelp')}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            error={formState.errors.newRemote?.message}
            {...register('newRemote', {
              validate: (value) => partName.test(value.trim()) || t('notAPart'),
              shouldUnregister: true,
            })}
          />
        ) : null}
        {isNew ? (
          <>
            <TextField
              label={t('paths')}
              help={t('pathsHelp')}
              autoComplete="off"
              spellCheck={false}
              error={formState.errors.paths?.message}
              {...register('paths', { shouldUnregister: true })}
            />
            <Box component="fieldset" sx={groupStyles}>
              <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.5 }}>
                {t('areas')}
              </Typography>
              {areas.map((area) => (
                <Checkbox key={area} label={t(`area.${area}`)} value={area} {...register('areas')} />
              ))}
            </Box>
            <Box component="fieldset" sx={groupStyles}>
              <Typography component="legend" variant="body2" sx={{ p: 0, mb: 0.5 }}>
                {t('fills')}
              </Typography>
              {slotNames.map((slot) => (
                <Checkbox key={slot} label={t(`slots.${slot}`)} value={slot} {...register('slots')} />
              ))}
            </Box>
          </>
        ) : null}
        <TextField
          label={t('name')}
          help={t('nameHelp')}
          maxLength={longestName}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', required)}
        />
      </Stack>
    </Dialog>
  );
}

const groupStyles = { m: 0, p: 0, border: 0, display: 'flex', flexDirection: 'column', gap: 0.5 } as const;
