import Card from '@mui/material/Card';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { DataTable } from '../backoffice/data-table';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { EmptyState } from '../ui/empty-state';
import { IconButton } from '../ui/icon-button';
import { Tabs } from '../ui/tabs';
import { Typography } from '../ui/typography';
import type { FigurePanelProps } from './figure-panel.types';
import { saveCsv } from './save-csv';
import { useFigureWords } from './words';

/** Loaded with the first panel of a page. */
export function FigureCard<Row>(props: FigurePanelProps<Row>) {
  const { title, note, chart, rows, rowId, rowTo, columns, csv, sx } = props;
  const { t } = useFigureWords();
  const titleId = useId();
  const [view, setView] = useState('chart');
  const table = (
    <DataTable
      caption={title}
      rows={rows}
      rowId={rowId}
      {...(rowTo ? { rowTo } : {})}
      columns={columns}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.5, minWidth: 0, ...sx }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton
          label={t('saveCsv', { title })}
          size="small"
          disabled={rows.length === 0}
          onClick={() => saveCsv(`${title}.csv`, csv).catch(notify.error)}
        >
          <Download size={16} />
        </IconButton>
      </Box>
      {note ? (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {note}
        </Typography>
      ) : null}
      {chart && rows.length > 0 ? (
        <Tabs
          label={t('viewOf', { title })}
          value={view}
          onChange={setView}
          tabs={[
            { value: 'chart', label: t('chart'), panel: chart },
            { value: 'table', label: t('table'), panel: table },
          ]}
        />
      ) : (
        table
      )}
    </Card>
  );
}
