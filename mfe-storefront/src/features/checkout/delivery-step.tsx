import type { CartQuote, ShippingOption } from 'api';
import { Box, Button, RadioGroup, Skeleton, Stack, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type DeliveryStepProps = {
  options: CartQuote['shippingOptions'] | undefined;
  value: ShippingOption | null;
  onChange: (option: ShippingOption) => void;
  onDone: () => void;
};

/** The store's two delivery methods with their cost for this cart. */
export function DeliveryStep({ options, value, onChange, onDone }: DeliveryStepProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const text = useText();
  if (!options || !value) {
    return (
      <Stack sx={{ gap: 1 }}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 2.5, alignItems: 'stretch' }}>
      <RadioGroup
        label={t('steps.delivery')}
        hideLabel
        value={value}
        onChange={(chosen) => onChange(chosen === 'two' ? 'two' : 'one')}
        options={options.map(({ option, name, description, cost }) => ({
          value: option,
          label: text(name),
          help: text(description),
          endContent: (
            <Box className="tabular" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {cost === 0 ? t('free') : money(cost)}
            </Box>
          ),
        }))}
      />
      <Button variant="contained" size="large" onClick={onDone} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('continue')}
      </Button>
    </Stack>
  );
}
