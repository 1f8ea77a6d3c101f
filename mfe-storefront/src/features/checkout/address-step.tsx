import type { Me } from 'api';
import { MapPin } from 'lucide-react';
import { Box, Button, Chip, TextField } from 'mfe-shared';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AddressFields } from './checkout.store';
import { addressOf } from './checkout.store';

type AddressStepProps = {
  form: UseFormReturn<AddressFields>;
  me: Me | null;
  /** Called after each keystroke, so that the draft can be stored. */
  onType: (address: AddressFields) => void;
  onDone: () => void;
};

/** The API's length limits. */
const lengths = {
  name: [2, 100],
  contact: [5, 40],
  address: [3, 200],
  city: [1, 100],
  zipCode: [2, 20],
  country: [2, 60],
} as const;

/** The delivery address and the contact. */
export function AddressStep({ form, me, onType, onDone }: AddressStepProps) {
  const { t } = useTranslation('storefront/checkout');
  const { errors } = form.formState;
  const keep = useRef(onType);
  keep.current = onType;
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keep.current(form.getValues()));
    return unsubscribe;
  }, [form]);

  const field = (name: keyof typeof lengths, autoComplete: string) => {
    const [minLength, maxLength] = lengths[name];
    return {
      label: t(`fields.${name}`),
      autoComplete,
      error: errors[name]?.message,
      ...form.register(name, {
        setValueAs: (value: string) => value.trim(),
        required: t('required'),
        minLength: { value: minLength, message: t('tooShort') },
        maxLength: { value: maxLength, message: t('tooLong', { count: maxLength }) },
      }),
      required: true,
    };
  };
  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit(onDone)} sx={formStyles}>
      {me && me.addresses.length > 0 ? (
        <Box
          role="group"
          aria-label={t('saved')}
          sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {me.addresses.map((saved) => (
            <Chip
              key={saved.id}
              icon={<MapPin size={14} />}
              label={[saved.label, saved.line1].filter(Boolean).join(' · ')}
              onClick={() => {
                const address = addressOf(saved, me.email);
                form.reset(address);
                onType(address);
              }}
              sx={{ height: 36 }}
            />
          ))}
        </Box>
      ) : null}
      <TextField {...field('name', 'name')} />
      <TextField {...field('contact', 'tel')} type="tel" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email', {
            required: t('required'),
            pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: t('notAnEmail') },
            maxLength: { value: 254, message: t('tooLong', { count: 254 }) },
          })}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextField {...field('address', 'street-address')} />
      </Box>
      <TextField {...field('zipCode', 'postal-code')} />
      <TextField {...field('city', 'address-level2')} />
      <TextField {...field('country', 'country-name')} />
      <TextField
        label={t('fields.deliveryNote')}
        required={false}
        help={t('deliveryNoteHelp')}
        error={errors.deliveryNote?.message}
        {...form.register('deliveryNote', {
          maxLength: { value: 500, message: t('tooLong', { count: 500 }) },
        })}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' } }}
      >
        {t('continue')}
      </Button>
    </Box>
  );
}

const formStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
