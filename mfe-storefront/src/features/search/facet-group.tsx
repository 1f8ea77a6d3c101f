import { Box, Button, Checkbox, Typography, useFormat } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeveralName } from './search.filters';
import { toggled } from './search.filters';
import { useApplyFilters } from './use-apply-filters';

const shownAtFirst = 6;

type FacetGroupProps = {
  name: SeveralName;
  title: string;
  choices: { value: string; label: string; count: number }[];
  chosen: readonly string[] | undefined;
};

/** The values of a facet with the number of products of each; several can be chosen. */
export function FacetGroup({ name, title, choices, chosen = [] }: FacetGroupProps) {
  const { t } = useTranslation('storefront/search');
  const { number } = useFormat();
  const apply = useApplyFilters();
  const [all, setAll] = useState(false);
  if (choices.length === 0) return null;
  // Chosen values are always shown, so that they can be taken back.
  const shown = choices.filter(({ value }, index) => all || index < shownAtFirst || chosen.includes(value));
  return (
    <Box component="fieldset" sx={groupStyles}>
      <Typography component="legend" variant="h5" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={`${label} (${number(count)})`}
          checked={chosen.includes(value)}
          onChange={() => apply((present) => ({ [name]: toggled(present.getAll(name), value) }))}
        />
      ))}
      {shown.length < choices.length ? (
        <Button size="small" onClick={() => setAll(true)} sx={{ alignSelf: 'start' }}>
          {t('showAll', { number: number(choices.length) })}
        </Button>
      ) : null}
    </Box>
  );
}

const groupStyles = {
  display: 'flex',
  flexDirection: 'column',
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  gap: 1.25,
};
