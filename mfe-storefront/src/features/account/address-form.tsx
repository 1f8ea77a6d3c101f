import type { Address, AddressInput } from 'api';
import { Box, Button, Checkbox, notify, TextField } from 'mfe-shared';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inputOf, useAddAddress, useSaveAddress } from './account.queries';

type AddressFormProps = {
  /** Missing for a new one. */
  address?: Address | undefined;
  /** Values that a new one most likely has. */
  known?: Partial<AddressInput>;
  onDone: () => void;
};

const empty: AddressInput = {
  ...{ label: '', name: '', contact: '', line1: '', line2: '', city: '', zipCode: '', country: '' },
  ...{ deliveryNote: '', isDefault: false },
};

/** The API's limits: the shortest and the longest text. */
const lengths = {
  label: [0, 40],
  name: [2, 100],
  contact: [5, 40],
  line1: [3, 120],
  line2: [0, 70],
  zipCode: [2, 20],
  city: [1, 100],
  country: [2, 60],
  deliveryNote: [0, 500],
} as const;

/** One address of the book. */
export function AddressForm({ address, known, onDone }: AddressFormProps) {
  const { t } = useTranslation('storefront/account');
  const add = useAddAddress();
  const change = useSaveAddress(address?.id ?? '');
  const save = address ? change : add;
  const form = useForm<AddressInput>({
    defaultValues: address ? inputOf(address) : { ...empty, ...known },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const hasName = !address && Boolean(known?.name);
  const field = (name: keyof typeof lengths, autoComplete: string) => {
    const [least, most] = lengths[name];
    const needed = least > 0;
    return {
      label: t(`address.${name}`),
      autoComplete,
      error: errors[name]?.message,
      ...form.register(name, {
        setValueAs: (value: string) => value.trim(),
        ...(needed && { required: t('required') }),
        minLength: { value: least, message: t('address.tooShort') },
        maxLength: { value: most, message: t('address.tooLong', { count: most }) },
      }),
      required: needed,
    };
  };
  const submit = form.handleSubmit((input) =>
    save.mutate(input, { onSuccess: onDone, onError: notify.error }),
  );
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={formStyles}>
      <TextField {...field('name', 'name')} autoFocus={!hasName} />
      <TextField {...field('contact', 'tel')} type="tel" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField {...field('line1', 'address-line1')} autoFocus={hasName} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField {...field('line2', 'address-line2')} />
      </Box>
      <TextField {...field('zipCode', 'postal-code')} />
      <TextField {...field('city', 'address-level2')} />
      <TextField {...field('country', 'country-name')} />
      <TextField {...field('label', 'off')} help={t('address.labelHelp')} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField {...field('deliveryNote', 'off')} />
      </Box>
      {address?.isDefault ? null : (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Checkbox label={t('address.makeDefault')} {...form.register('isDefault')} />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('save')}
        </Button>
        <Button color="neutral" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}

const formStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  p: 2,
  border: 1,
  borderColor: 'neutral.5',
  borderRadius: 2,
};
