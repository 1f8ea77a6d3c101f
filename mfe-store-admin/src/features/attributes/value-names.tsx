import type { Attribute } from 'api';
import { Box, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Swatch } from './swatch';

const mostNamed = 4;

/** The first values of an attribute with their colors, and the number of others. */
export function ValueNames({ values }: Pick<Attribute, 'values'>) {
  const { t } = useTranslation('store-admin/attributes');
  const text = useText();
  const others = values.length - mostNamed;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.25 }}>
      {values.slice(0, mostNamed).map(({ id, name, swatch }) => (
        <Box component="span" key={id} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          {swatch ? <Swatch color={swatch} /> : null}
          {text(name)}
        </Box>
      ))}
      {others > 0 ? <span>{t('others', { count: others })}</span> : null}
    </Box>
  );
}
