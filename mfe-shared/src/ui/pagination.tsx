import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box } from './box';
import { Button } from './button';
import { Typography } from './typography';

export type PaginationProps = {
  page: number;
  pages: number;
  /** Called with the new page number. */
  onChange?: (page: number) => void;
  /** The URL of a page. With it the buttons are links, which can be opened in a new tab. */
  to?: (page: number) => string;
};

/** Links to the previous and the next page, with the current page between them. Renders nothing for a single page. */
export function Pagination({ page, pages, onChange, to }: PaginationProps) {
  const { t } = useTranslation('common');
  if (pages <= 1) return null;
  const step = (target: number) =>
    target < 1 || target > pages
      ? { disabled: true }
      : { onClick: () => onChange?.(target), ...(to ? { to: to(target) } : {}) };
  return (
    <Box component="nav" aria-label={t('pagination')} sx={rowStyles}>
      <Button variant="outlined" color="neutral" startIcon={<ChevronLeft size={16} />} {...step(page - 1)}>
        {t('previous')}
      </Button>
      <Typography variant="body2" className="tabular" aria-current="page">
        {t('pageOf', { page, pages })}
      </Typography>
      <Button variant="outlined" color="neutral" endIcon={<ChevronRight size={16} />} {...step(page + 1)}>
        {t('next')}
      </Button>
    </Box>
  );
}

const rowStyles = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 };
