import type { Suggestions } from 'api';
import { ArrowRight, Clock, LayoutGrid, Tag } from 'lucide-react';
import { Box, Button, Image, Link, useFormat, useText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../ui/use-amount-text';
import type { Suggestion } from './use-suggestions';

type SearchSuggestionsProps = {
  id: string;
  term: string;
  items: readonly Suggestion[];
  data: Suggestions | undefined;
  active: number;
  onChoose: (item: Suggestion) => void;
  onForget: () => void;
};

/** Goods, categories, brands and all results, or the recent searches. The field keeps the focus. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, term, items, data, active, onChoose, onForget } = props;
  const { t } = useTranslation('storefront/layout');
  const text = useText();
  return (
    // The press must not take the focus from the field before the click.
    <Box onMouseDown={(event: React.MouseEvent) => event.preventDefault()} sx={popupStyles}>
      {data && data.products.length === 0 ? (
        <Box role="status" sx={noteStyles}>
          {t('nothingFor', { term })}
        </Box>
      ) : null}
      {data?.meant && data.products.length > 0 ? (
        <Box role="status" sx={noteStyles}>
          {t('meant', { term: data.meant })}
        </Box>
      ) : null}
      {term ? null : (
        <Box sx={{ ...noteStyles, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          {t('recentSearches')}
          <Button size="small" onClick={onForget}>
            {t('forget')}
          </Button>
        </Box>
      )}
      <Box
        id={id}
        role="listbox"
        aria-label={term ? t('suggestions', { term }) : t('recentSearches')}
        // A long name is cut, and leaves its price the room.
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {items.map((item, index) => (
          <Link
            key={`${item.kind} ${item.href}`}
            id={`${id}-${index}`}
            to={item.href}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            underline={false}
            onClick={() => onChoose(item)}
            sx={optionStyles(index === active)}
          >
            {item.kind === 'product' ? <ProductRow product={item.product} /> : null}
            {item.kind === 'category' ? (
              <IconRow
                icon={<LayoutGrid size={18} aria-hidden />}
                text={text(item.category.name)}
                note={t('category')}
              />
            ) : null}
            {item.kind === 'brand' ? (
              <IconRow icon={<Tag size={18} aria-hidden />} text={item.text} note={t('brand')} />
            ) : null}
            {item.kind === 'recent' ? (
              <IconRow icon={<Clock size={18} aria-hidden />} text={item.text} />
            ) : null}
            {item.kind === 'all' ? (
              <IconRow
                icon={<ArrowRight size={18} aria-hidden />}
                text={t('allResults', { term: item.text })}
              />
            ) : null}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

function ProductRow({ product }: { product: Suggestions['products'][number] }) {
  const { t } = useTranslation('storefront/layout');
  const text = useText();
  const { money } = useFormat();
  const amountText = useAmountText();
  return (
    <>
      <Box sx={pictureStyles}>
        {product.image ? <Image src={product.image} alt="" width={44} height={44} /> : null}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={nameStyles}>{text(product.title)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {product.inStock ? amountText(product) : t('soldOut')}
        </Box>
      </Box>
      <Box className="tabular" sx={{ fontWeight: 700 }}>
        {money(product.price)}
      </Box>
    </>
  );
}

function IconRow({ icon, text, note }: { icon: React.ReactNode; text: string; note?: string }) {
  return (
    <>
      <Box sx={iconStyles}>{icon}</Box>
      <Box sx={{ ...nameStyles, flex: 1, minWidth: 0 }}>{text}</Box>
      {note ? <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box> : null}
    </>
  );
}

const popupStyles = {
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

const noteStyles = {
  px: 1,
  py: 0.75,
  color: 'text.secondary',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
};
const nameStyles = { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const pictureStyles = { flex: 'none', width: 44, height: 44, borderRadius: 1, overflow: 'hidden' };
const iconStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  color: 'text.secondary',
};

const optionStyles = (active: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  color: 'text.primary',
  bgcolor: active ? 'neutral.2' : 'transparent',
  '&:hover': { bgcolor: 'neutral.2' },
});
