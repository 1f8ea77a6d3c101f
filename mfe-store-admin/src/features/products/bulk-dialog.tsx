import type { BulkSelection } from 'api';
import { Button, Dialog, minorDigits, notify, Select, Stack, useSettings } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BulkFields } from './bulk-fields';
import { bulkTypes, emptyBulk, operationOf } from './bulk-operation';
import { useStageChange } from './products.queries';

type BulkDialogProps = { selection: BulkSelection; count: number; onClose: () => void };

/** Asks what is to change of the chosen products. Nothing is changed before its result was looked at. */
export function BulkDialog({ selection, count, onClose }: BulkDialogProps) {
  const { t } = useTranslation('store-admin/products');
  const navigate = useNavigate();
  const { default_currency: currency, default_time_zone: zone } = useSettings().global;
  const [values, setValues] = useState(emptyBulk);
  const stage = useStageChange();
  const operation = operationOf(values, { digits: minorDigits(currency), zone });
  const look = () => {
    if (!operation) return;
    stage.mutate(
      { selection, operation },
      { onSuccess: ({ id }) => navigate(`/admin/products/changes/${id}`), onError: notify.error },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.title', { count })}
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="contained" disabled={!operation} loading={stage.isPending} onClick={look}>
            {t('bulk.look')}
          </Button>
        </>
      }
    >
      <Stack component="form" spacing={2} onSubmit={(event) => event.preventDefault()}>
        <Select
          label={t('bulk.what')}
          value={values.type}
          options={bulkTypes.map((value) => ({ value, label: t(`bulk.types.${value}`) }))}
          onChange={({ target }) => setValues({ ...values, type: target.value as typeof values.type })}
        />
        <BulkFields values={values} onChange={(change) => setValues({ ...values, ...change })} />
      </Stack>
    </Dialog>
  );
}
