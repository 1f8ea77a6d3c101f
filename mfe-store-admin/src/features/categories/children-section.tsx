import type { Category } from 'api';
import { Plus } from 'lucide-react';
import { Box, Button, Link, Typography, usePermission, useText } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { mayBeBelow, treeRows } from './category-tree';

type ChildrenSectionProps = { category: Category; all: Category[]; mayWrite: boolean };

/** The content of a category: its products, and the categories right below it. */
export function ChildrenSection({ category, all, mayWrite }: ChildrenSectionProps) {
  const { t } = useTranslation('store-admin/categories');
  const text = useText();
  const mayReadProducts = usePermission('read_products');
  const children = treeRows(all).filter((row) => row.category.parentId === category.id);
  const count = t('productCount', { count: category.totalCount, number: category.totalCount });
  return (
    <FormSection title={t('sections.contents')}>
      <Typography variant="body2">
        {mayReadProducts ? <Link to={`/admin/products?category=${category.id}`}>{count}</Link> : count}
      </Typography>
      {children.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('below')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children.map(({ category: child }) => (
            <Box component="li" key={child.id} sx={{ py: 0.5, fontSize: '0.875rem' }}>
              <Link to={`/admin/categories/${child.id}`}>{text(child.name)}</Link>
            </Box>
          ))}
        </Box>
      ) : null}
      {mayWrite && mayBeBelow(all, null, category.id) ? (
        <Button
          size="small"
          variant="outlined"
          color="neutral"
          to={`/admin/categories/add?parent=${category.id}`}
          startIcon={<Plus size={16} />}
          sx={{ justifySelf: 'start' }}
        >
          {t('addBelow')}
        </Button>
      ) : null}
    </FormSection>
  );
}
