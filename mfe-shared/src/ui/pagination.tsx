import Stack from '@mui/material/Stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Typography } from './typography';

export type PaginationProps = {
  page: number;
  pages: number;
  /** Either the new page as an action … */
  onChange?: (page: number) => void;
  /** … or the address of each page, so that it can be opened in a new tab. */
  to?: (page: number) => string;
};

/** Previous, where we are, next. Nothing at all for a single page. */
export function Pagination({ page, pages, onChange, to }: PaginationProps) {
  const { t } = useTranslation('common');
  if (pages <= 1) return null;
  const step = (target: number) =>
    target < 1 || target > pages
      ? { disabled: true }
      : { onClick: () => onChange?.(target), ...(to ? { to: to(target) } : {}) };
  return (
    <Stack
      component="nav"
      aria-label={t('pagination')}
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'center', gap: 2 }}
    >
      <Button variant="outlined" color="neutral" startIcon={<ChevronLeft size={16} />} {...step(page - 1)}>
        {t('previous')}
      </Button>
      <Typography variant="body2" className="tabular" aria-current="page">
        {t('pageOf', { page, pages })}
      </Typography>
      <Button variant="outlined" color="neutral" endIcon={<ChevronRight size={16} />} {...step(page + 1)}>
        {t('next')}
      </Button>
    </Stack>
  );
}
