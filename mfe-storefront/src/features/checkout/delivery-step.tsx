import type { CartQuote, ShippingOption } from 'api';
import { Box, Button, RadioGroup, Skeleton, Stack, useArrivalText, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

type DeliveryStepProps = {
  options: CartQuote['shippingOptions'] | undefined;
  value: ShippingOption | null;
  onChange: (option: ShippingOption) => void;
  onDone: () => void;
};

/** The store's two delivery methods: when each arrives, and its cost for this cart. */
export function DeliveryStep({ options, value, onChange, onDone }: DeliveryStepProps) {
  const { t } = useTranslation('storefront/checkout');
  const { money } = useFormat();
  const text = useText();
  const arrivalText = useArrivalText();
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
        options={options.map(({ option, name, description, cost, arrival }) => ({
          value: option,
          // A shopper chooses when it comes; what the store calls that is of less interest.
          label: arrival ? arrivalText(arrival, arrival.inDays) : text(name),
          help: [arrival && text(name), text(description)].filter(Boolean).join(' · '),
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
