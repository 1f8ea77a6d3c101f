import type { CatalogProduct } from 'api';
import { Box, Image, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAmountText } from '../ui/use-amount-text';

type SearchSuggestionsProps = {
  id: string;
  products: readonly CatalogProduct[];
  active: number;
  term: string;
};

/** Picture, name and unit price of the first results. The field keeps the focus; the arrow keys move through them. */
export function SearchSuggestions({ id, products, active, term }: SearchSuggestionsProps) {
  const { t } = useTranslation('storefront/layout');
  const text = useText();
  const { money } = useFormat();
  const amountText = useAmountText();
  const navigate = useNavigate();
  return (
    <Box id={id} role="listbox" aria-label={t('suggestions', { term })} sx={listStyles}>
      {products.map((product, index) => (
        <Box
          key={product.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The press must not take the focus from the field before the click.
          onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
          onClick={() => void navigate(`/product/${product.slug}`)}
          sx={optionStyles(index === active)}
        >
          {product.image ? (
            <Image src={product.image} alt="" width={44} height={44} sx={{ borderRadius: 1, flex: 'none' }} />
          ) : null}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {text(product.title)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{amountText(product)}</Box>
          </Box>
          <Box className="tabular" sx={{ fontWeight: 700 }}>
            {money(product.price)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  insetInline: 0,
  zIndex: 1200,
  p: 0.75,
  maxHeight: '70dvh',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: '0 12px 32px rgb(0 0 0 / 16%)',
};

const optionStyles = (active: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  cursor: 'pointer',
  bgcolor: active ? 'neutral.2' : 'transparent',
  '&:hover': { bgcolor: 'neutral.2' },
});
