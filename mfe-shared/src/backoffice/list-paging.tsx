import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Pagination } from '../ui/pagination';
import { Select } from '../ui/select';
import { Typography } from '../ui/typography';
import type { ListData } from './list.types';
import type { ListParams } from './use-list-params';

type ListPagingProps = {
  params: ListParams;
  data: ListData<unknown>;
  /** With it the page size can be chosen. */
  onPageSize?: ((limit: number) => void) | undefined;
};

const sizes = [20, 50, 100];

/** Shows which rows of how many are shown, and links the other pages. */
export function ListPaging({ params, data, onPageSize }: ListPagingProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const from = (data.page - 1) * params.limit + 1;
  const words = {
    from: number(from),
    to: number(from + data.items.length - 1),
    total: number(data.totalDoc),
  };
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 32 }}
    >
      <Typography variant="body2" className="tabular" sx={{ color: 'text.secondary' }}>
        {t('rowsOf', words)}
      </Typography>
      {onPageSize && data.totalDoc > Math.min(...sizes) ? (
        <Select
          label={t('pageSize')}
          hideLabel
          fullWidth={false}
          value={String(params.limit)}
          options={[...new Set([...sizes, params.limit])]
            .toSorted((a, b) => a - b)
            .map((size) => ({ value: String(size), label: t('perPage', { amount: number(size) }) }))}
          onChange={(event) => onPageSize(Number(event.target.value))}
        />
      ) : null}
      <Pagination page={data.page} pages={data.pages} to={(page) => params.href({ page })} />
    </Stack>
  );
}
