import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format';
import { Pagination } from '../ui/pagination';
import { Typography } from '../ui/typography';
import type { ListData } from './list.types';
import type { ListParams } from './use-list-params';

/** Shows which rows of how many are shown, and links the other pages. */
export function ListPaging({ params, data }: { params: ListParams; data: ListData<unknown> }) {
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
      <Pagination page={data.page} pages={data.pages} to={(page) => params.href({ page })} />
    </Stack>
  );
}
