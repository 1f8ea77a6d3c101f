import type { CatalogProductDetail } from 'api';
import { Box, Image, Link, Typography, useFormat, useLanguage, useText, useWordOf } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lineLabel } from '../../ui/line-label';

/** In the usual order of nutrition labels; other facts come last. */
const nutrients = ['energy', 'fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'];
const rank = (name: string) => (nutrients.includes(name) ? nutrients.indexOf(name) : nutrients.length);

/** Ingredients, allergens, nutrition and origin, as far as they are known. */
export function ProductFacts({ product }: { product: CatalogProductDetail }) {
  const { t } = useTranslation('storefront/products');
  const wordOf = useWordOf('storefront/products');
  const text = useText();
  const [language] = useLanguage();
  const { number } = useFormat();
  const description = text(product.description);
  const ingredients = text(product.ingredients);
  const nutrition = Object.entries(product.nutrition).sort(([a], [b]) => rank(a) - rank(b));
  const more: [string, string][] = [
    [t('origin'), product.originCountry ? countryName(product.originCountry, language) : ''],
    [t('storage'), t(`zones.${product.storageZone}`)],
    [t('shelfLife'), product.shelfLifeDays ? t('shelfLifeDays', { count: product.shelfLifeDays }) : ''],
    [t('sku'), product.sku],
  ];
  return (
    <Box sx={factsStyles}>
      {description ? (
        <Fact title={t('description')}>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
        </Fact>
      ) : null}
      {ingredients ? (
        <Fact title={t('ingredients')}>
          <Typography>{ingredients}</Typography>
        </Fact>
      ) : null}
      {product.allergens.length > 0 ? (
        <Fact title={t('allergens')}>
          <Typography sx={{ fontWeight: 600 }}>
            {t('contains', {
              list: product.allergens.map((name) => wordOf('allergen', name) ?? name).join(', '),
            })}
          </Typography>
        </Fact>
      ) : null}
      {nutrition.length > 0 ? (
        <Fact title={t('nutrition')}>
          <FactTable
            rows={nutrition.map(([name, value]) => [
              wordOf('nutrient', name) ?? name,
              inNumbersOf(value, number),
            ])}
          />
        </Fact>
      ) : null}
      <Fact title={t('details')}>
        <FactTable rows={more.filter(([, value]) => value)} />
      </Fact>
    </Box>
  );
}

/** “1.5 g” as the visitor's language writes it. Three digits after a separator may be thousands; they stay. */
const inNumbersOf = (amount: string, number: (value: number) => string): string =>
  amount.replace(/\b(?:0[.,]\d+|\d+[.,]\d{1,2})(?!\d)/g, (found) => number(Number(found.replace(',', '.'))));

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0, breakInside: 'avoid', mb: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function FactTable({ rows }: { rows: [string, string][] }) {
  return (
    <Box component="table" sx={tableStyles}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="tabular">{value}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** They are laid out only when they come near the viewport. */
const factsStyles = {
  columns: { md: 2 },
  columnGap: 6,
  mt: { xs: 4, md: 6 },
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 600px',
};

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { py: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'left', verticalAlign: 'top' },
  '& th': { pr: 2, fontWeight: 400, color: 'text.secondary' },
  '& td': { textAlign: 'right' },
};

/** The parts of one piece of a bundle. */
export function BundleContents({ parts }: { parts: CatalogProductDetail['contains'] }) {
  const { t } = useTranslation('storefront/products');
  const text = useText();
  if (parts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="bundle-title" sx={{ mt: 3 }}>
      <Typography id="bundle-title" component="h2" sx={{ fontWeight: 600 }}>
        {t('bundle')}
      </Typography>
      <Box component="ul" role="list">
        {parts.map(({ slug, title, variantLabel, unitLabel, image, qty }) => (
          <Box component="li" key={`${slug} ${text(variantLabel)} ${unitLabel}`} sx={partStyles}>
            <Box sx={{ width: 48, height: 48, borderRadius: 1, bgcolor: 'neutral.2', overflow: 'hidden' }}>
              {image ? <Image src={image} alt="" width={48} height={48} /> : null}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link to={`/product/${slug}`} underline={false} sx={linkStyles}>
                {text(title)}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {lineLabel(text(variantLabel), unitLabel)}
              </Box>
            </Box>
            <Box className="tabular" sx={{ fontWeight: 600 }}>
              {qty} ×
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const partStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;

const linkStyles = { fontWeight: 500, '&:hover': { textDecoration: 'underline' } } as const;
