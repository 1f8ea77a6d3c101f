import type { OwnSubscription, PlanChoice } from 'api';
import { Box, Button, Card, Chip, Stack, Typography, useFormat, useMayWrite, useText } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseDialog } from './choose-dialog';

const limits = ['maxProducts', 'maxStaff', 'maxOrders', 'maxStorageMb'] as const;

/** The plans on offer, side by side, with a button for each that the store may change to. */
export function PlanChoices({ subscription }: { subscription: OwnSubscription }) {
  const { t } = useTranslation('store-admin/subscription');
  const [chosen, setChosen] = useState<PlanChoice | null>(null);
  const { choices } = subscription;
  if (choices.length === 0) return null;
  return (
    <Stack component="section" aria-label={t('choices')} spacing={1.5}>
      <Typography variant="h3" component="h2">
        {t('choices')}
      </Typography>
      <Box sx={gridStyles}>
        {choices.map((choice) => (
          <Choice key={choice.id} choice={choice} subscription={subscription} onChoose={setChosen} />
        ))}
      </Box>
      {chosen ? (
        <ChooseDialog choice={chosen} subscription={subscription} onClose={() => setChosen(null)} />
      ) : null}
    </Stack>
  );
}

type ChoiceProps = {
  choice: PlanChoice;
  subscription: OwnSubscription;
  onChoose: (choice: PlanChoice) => void;
};

function Choice({ choice, subscription, onChoose }: ChoiceProps) {
  const { t } = useTranslation('store-admin/subscription');
  const text = useText();
  const { money, number } = useFormat();
  const mayWrite = useMayWrite();
  const { state, renews, currency, plan } = subscription;
  const isPresent = choice.id === plan.id;
  const name = text(choice.name);
  // The present plan is chosen again to keep it.
  const isChosen = isPresent && renews && state !== 'inactive';
  const labelOfPresent = isChosen ? 'chosen' : 'keep';
  const labelOfFitting = isPresent ? labelOfPresent : 'choose';
  const label = choice.fits ? labelOfFitting : 'tooSmall';
  return (
    <Card sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h3">
          {name}
        </Typography>
        {isPresent ? <Chip label={t('present')} /> : null}
      </Stack>
      <Typography className="tabular" sx={{ fontSize: 25, fontWeight: 700 }}>
        {money(choice.prices[currency] ?? 0, currency)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(choice.description)}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5, flex: 1 }}>
        {limits.map((limit) => {
          const count = choice[limit];
          return (
            <Typography key={limit} component="li" variant="body2">
              {count === null ? t(`any.${limit}`) : t(`upTo.${limit}`, { most: number(count) })}
            </Typography>
          );
        })}
        {choice.features.map((feature) => (
          <Typography key={feature} component="li" variant="body2">
            {t(`feature.${feature}`)}
          </Typography>
        ))}
      </Stack>
      {mayWrite ? (
        <Button
          variant={isPresent ? 'contained' : 'outlined'}
          color={isPresent ? 'primary' : 'neutral'}
          disabled={isChosen || !choice.fits}
          // The visible label is a part of the accessible name.
          aria-label={label === 'choose' ? t('chooseOf', { plan: name }) : `${t(label)}: ${name}`}
          onClick={() => onChoose(choice)}
        >
          {t(label)}
        </Button>
      ) : null}
    </Card>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fit, minmax(240px, 1fr))' },
} as const;
