import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Box } from './box';
import { VisuallyHidden } from './visually-hidden';

export type MoneyProps = {
  /** In integer minor units. */
  minor: number;
  currency?: string;
  /** The earlier price, in minor units. It is shown struck through when it is higher. */
  original?: number | undefined;
};

/** An amount in the store's currency and format, with digits of equal width. */
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
