import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Box } from './box';
import { VisuallyHidden } from './visually-hidden';

export type MoneyProps = {
  /** Integer minor units. */
  minor: number;
  currency?: string;
  /** The price before, in minor units; shown struck when it is higher. */
  original?: number | undefined;
};

/** An amount in the store's way, figures of one width. */
export function Money({ minor, currency, original }: MoneyProps) {
  const { money } = useFormat();
  const { t } = useTranslation('common');
  return (
    <span className="tabular">
      {money(minor, currency)}
      {original !== undefined && original > minor ? (
        <>
          <VisuallyHidden>{` ${t('priceBefore')} `}</VisuallyHidden>
          <Box component="s" sx={beforeStyles}>
            {money(original, currency)}
          </Box>
        </>
      ) : null}
    </span>
  );
}

const beforeStyles = { ml: 0.75, color: 'text.secondary', fontWeight: 400, fontSize: '0.8em' };
