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
  return (
    <span className="tabular">
      {money(minor, currency)}
      {original !== undefined && original > minor ? <PriceBefore text={money(original, currency)} /> : null}
    </span>
  );
}

function PriceBefore({ text }: { text: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <VisuallyHidden>{` ${t('priceBefore')} `}</VisuallyHidden>
      <Box component="s" sx={beforeStyles}>
        {text}
      </Box>
    </>
  );
}

const beforeStyles = { ml: 0.75, color: 'text.secondary', fontWeight: 400, fontSize: '0.8em' };
