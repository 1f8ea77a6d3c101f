import { useQuery } from '@tanstack/react-query';
import type { CustomizationRecord } from 'api';
import {
  ApiError,
  Box,
  Button,
  Dialog,
  notify,
  Stack,
  TextField,
  Typography,
  useFormat,
  useSettings,
} from 'mfe-shared';
import type { VersionedForm } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../../ui/store-time';
import { useTenantId } from '../../ui/use-tenant-id';
import { plansQuery, useAddPlan, useCancelPlan } from './customization.queries';
import type { CustomizationValues } from './customization-values';
import { changedSections, toDocument } from './customization-values';
import type { SectionName } from './sections';

type PlansDialogProps = {
  record: CustomizationRecord;
  versioned: VersionedForm<CustomizationRecord, CustomizationValues>;
  mayWrite: boolean;
  onClose: () => void;
};

/** The planned changes, with their times by the store's clocks. Unsaved changes of the form can be added. */
export function PlansDialog({ record, versioned, mayWrite, onClose }: PlansDialogProps) {
  const { t } = useTranslation('store-admin/customization');
  const { dateTime } = useFormat();
  const zone = useSettings().global.default_time_zone || 'UTC';
  const { data: plans = [] } = useQuery(plansQuery(useTenantId()));
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  const add = useAddPlan();
  const cancel = useCancelPlan();
  const changed = changedSections(toDocument(versioned.form.getValues()), record);
  const namesOf = (names: readonly SectionName[]) => names.map((name) => t(`sections.${name}`)).join(', ');
  const hasChanges = Object.keys(changed).length > 0;
  const plan = () => {
    const publishAt = momentOf(time, zone);
    if (Date.parse(publishAt) <= Date.now()) return setError(t('plans.past'));
    return add.mutateAsync({ publishAt, sections: changed }).then(
      () => {
        versioned.discard();
        notify.success(t('plans.added'));
        setTime('');
      },
      (failure) => {
        const message = failure instanceof ApiError ? failure.details?.[0]?.message : undefined;
        if (message === 'too_many') setError(t('plans.tooMany'));
        else notify.error(failure);
      },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t('plans.title')}>
      <Stack sx={{ gap: 2, pb: 3 }}>
        {mayWrite && hasChanges ? (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Typography>
              {t('plans.what', { sections: namesOf(Object.keys(changed) as SectionName[]) })}
            </Typography>
            <TextField
              type="datetime-local"
              label={t('plans.time')}
              value={time}
              error={error}
              help={t('plans.zone', { zone })}
              onChange={(event) => {
                setTime(event.target.value);
                setError(undefined);
              }}
            />
            <Button variant="contained" disabled={!time} loading={add.isPending} onClick={() => void plan()}>
              {t('plans.add')}
            </Button>
          </Box>
        ) : null}
        {plans.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(hasChanges ? 'plans.none' : 'plans.howTo')}
          </Typography>
        ) : (
          <Box component="ul" role="list" aria-label={t('plans.title')}>
            {plans.map(({ id, publishAt, sections, authorName }) => (
              <Box component="li" key={id} sx={rowStyles}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{dateTime(publishAt)}</Typography>
                  <Typography variant="body2">{namesOf(sections)}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('plans.by', { name: authorName })}
                  </Typography>
                </Box>
                {mayWrite ? (
                  <Button
                    size="small"
                    color="error"
                    variant="outlined"
                    onClick={() => cancel.mutate(id, { onError: notify.error })}
                  >
                    {t('plans.cancel')}
                  </Button>
                ) : null}
              </Box>
            ))}
          </Box>
        )}
      </Stack>
    </Dialog>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
