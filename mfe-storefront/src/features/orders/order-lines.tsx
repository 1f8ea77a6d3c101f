import type { MyOrder } from 'api';
import { Box, Image, Link, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { lineLabel } from '../../ui/line-label';
import { useWeightText } from '../../ui/use-amount-text';
import { WeightQuestion } from './weight-question';

/** The items as they were when the order was placed. Delivered goods can be reviewed. */
export function OrderLines({ order }: { order: MyOrder }) {
  const { lines, currency, status } = order;
  const { t } = useTranslation('storefront/orders');
  const text = useText();
  const { money } = useFormat();
  const weightText = useWeightText();
  return (
    <Box component="ul" role="list">
      {lines.map((line) => (
        <Box component="li" key={line.id} sx={lineStyles}>
          {line.image ? (
            <Image
              src={line.image}
              alt=""
              width={56}
              height={56}
              sx={{ borderRadius: 1, bgcolor: 'neutral.2' }}
            />
          ) : (
            <Box sx={{ width: 56, height: 56, borderRadius: 1, bgcolor: 'neutral.2' }} />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Link
              to={`/product/${line.slug}`}
              underline={false}
              sx={{ fontWeight: 500, '&:hover': { textDecoration: 'underline' } }}
            >
              {text(line.title)}
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {lineLabel(text(line.variantLabel), line.unitLabel)}
            </Box>
            {line.weight ? (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {weightText(line.weight, line.qtyOrdered, currency)}
              </Box>
            ) : null}
            <WeightQuestion order={order} line={line} />
            {line.parts.map((part) => (
              <Box key={part.variantId} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {line.qtyOrdered * part.qty} ×{' '}
                {[text(part.title), text(part.variantLabel), part.pickedG ? `${part.pickedG} g` : '']
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            ))}
            <Box className="tabular" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {line.qtyOrdered} × {money(line.unitPrice, currency)}
            </Box>
            {status === 'delivered' ? (
              <Link
                to={`/product/${line.slug}?review=write`}
                aria-label={t('reviewOf', { name: text(line.title) })}
                sx={{ fontSize: '0.875rem' }}
              >
                {t('review')}
              </Link>
            ) : null}
          </Box>
          <Box className="tabular" sx={{ fontWeight: 600 }}>
            {money(line.lineSubtotal, currency)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
