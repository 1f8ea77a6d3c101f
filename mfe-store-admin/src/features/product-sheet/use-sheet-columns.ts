import { usePermission } from 'mfe-shared';
import { useMemo } from 'react';
import type { Column } from 'react-datasheet-grid';
import { useTranslation } from 'react-i18next';
import type { CellOptions } from './sheet-cell';
import { SheetCell } from './sheet-cell';
import type { Line } from './sheet-lines';
import { problemOf } from './sheet-lines';
import type { SheetField, SheetText } from './sheet-text';
import { ofProduct, sheetFields } from './sheet-text';

export type SheetColumn = Partial<Column<Line, CellOptions, string>> & { id: SheetField };

const widths: Record<SheetField, number> = {
  price: 104,
  originalPrice: 120,
  costPrice: 124,
  stock: 96,
  status: 120,
  categoryId: 220,
  tags: 220,
  barcode: 150,
};
const numbers: readonly SheetField[] = ['price', 'originalPrice', 'costPrice', 'stock'];

/** The columns of the sheet. Costs are seen and the stock is changed with permissions of their own. */
export function useSheetColumns(text: SheetText): SheetColumn[] {
  const { t } = useTranslation('store-admin/product-sheet');
  const mayStock = usePermission('write_stock');
  const seesCosts = usePermission('read_costs');
  return useMemo(() => {
    const choicesOf = (field: SheetField): CellOptions['choices'] => {
      if (field === 'status') return { names: text.statusNames, isRequired: true };
      if (field === 'categoryId') return { names: text.categoryNames, isRequired: false };
      return undefined;
    };
    const fields = sheetFields.filter((field) => seesCosts || field !== 'costPrice');
    return fields.map((field): SheetColumn => {
      const label = t(`fields.${field}`);
      const align = numbers.includes(field) ? 'end' : 'start';
      const choices = choicesOf(field);
      const set = (line: Line, cell: string): Line => ({
        ...line,
        cells: { ...line.cells, [field]: cell },
      });
      const isFixed = (line: Line) =>
        (field === 'stock' && !mayStock) || (ofProduct.includes(field) && !line.isFirst);
      return {
        id: field,
        title: label,
        headerClassName: align === 'end' ? 'sheet-end' : 'sheet-start',
        component: SheetCell,
        columnData: { field, label, align, choices },
        basis: widths[field],
        minWidth: widths[field],
        grow: field === 'tags' || field === 'categoryId' ? 1 : 0,
        shrink: 0,
        // A list of choices has the arrow keys for itself.
        disableKeys: choices !== undefined,
        disabled: ({ rowData }) => isFixed(rowData),
        copyValue: ({ rowData }) => rowData.cells[field],
        // A row of pasted cells may be shorter than the first one.
        pasteValue: ({ rowData, value }) =>
          (value as string | undefined) === undefined ? rowData : set(rowData, value),
        deleteValue: ({ rowData }) => set(rowData, ''),
        isCellEmpty: ({ rowData }) => rowData.cells[field] === '',
        cellClassName: ({ rowData: line }) => {
          if (line.cells[field] === line.base[field]) return undefined;
          return problemOf(line, text)?.field === field ? 'sheet-edited sheet-bad' : 'sheet-edited';
        },
      };
    });
  }, [t, text, mayStock, seesCosts]);
}
