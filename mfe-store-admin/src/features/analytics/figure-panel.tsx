import { Download } from 'lucide-react';
import { Box, Card, EmptyState, IconButton, notify, Tabs, Typography } from 'mfe-shared';
import type { Column } from 'mfe-shared/backoffice';
import { DataTable } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvTable } from '../../ui/save-csv';
import { saveCsv } from '../../ui/save-csv';

type FigurePanelProps<Row> = {
  title: string;
  /** Says in words what the figures are. */
  note?: ReactNode;
  /** The same figures as the table. */
  chart?: ReactNode;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowTo?: ((row: Row) => string) | undefined;
  columns: readonly Column<Row>[];
  csv: CsvTable;
  sx?: object;
};

/** Figures as a chart, as a table and as a file. */
export function FigurePanel<Row>(props: FigurePanelProps<Row>) {
  const { title, note, chart, rows, rowId, rowTo, columns, csv, sx } = props;
  const { t } = useTranslation('store-admin/analytics');
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
