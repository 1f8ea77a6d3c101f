import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import type { Line } from './sheet-lines';
import type { SheetField } from './sheet-text';

export type CellOptions = {
  field: SheetField;
  label: string;
  align: 'start' | 'end';
  /** The choices; without them anything can be typed. */
  choices?: { names: string[]; isRequired: boolean } | undefined;
};

type SheetCellProps = CellProps<Line, CellOptions>;

const withText = (line: Line, field: SheetField, text: string): Line => ({
  ...line,
  cells: { ...line.cells, [field]: text },
});

/** A cell: its text, or a field while it is edited. */
export function SheetCell(props: SheetCellProps) {
  const { rowData, focus, active, columnData } = props;
  const { field, align, choices } = columnData;
  if (focus) return choices ? <ChoiceField {...props} /> : <TextField {...props} />;
  return (
    <>
      <span data-align={align}>{rowData.cells[field]}</span>
      {active && choices ? <ChevronDown size={14} aria-hidden /> : null}
    </>
  );
}

function TextField({ rowData, setRowData, columnData: { field, label, align } }: SheetCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef<string | null>(null);
  const latest = useRef({ rowData, setRowData });
  latest.current = { rowData, setRowData };
  useLayoutEffect(() => {
    input.current?.focus();
    // A typed key replaces the text, as in other sheets.
    input.current?.select();
    return () => {
      const { rowData: line, setRowData: set } = latest.current;
      if (typed.current !== null) set(withText(line, field, typed.current));
    };
  }, [field]);
  return (
    <input
      ref={input}
      aria-label={label}
      data-align={align}
      defaultValue={rowData.cells[field]}
      onChange={({ target }) => {
        typed.current = target.value;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') typed.current = null;
      }}
    />
  );
}

function ChoiceField({ rowData, setRowData, stopEditing, columnData }: SheetCellProps) {
  const { field, label, choices } = columnData;
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => select.current?.focus(), []);
  const { names, isRequired } = choices ?? { names: [], isRequired: false };
  const text = rowData.cells[field];
  return (
    <select
      ref={select}
      aria-label={label}
      value={text}
      onChange={({ target }) => {
        setRowData(withText(rowData, field, target.value));
        stopEditing({ nextRow: false });
      }}
    >
      {isRequired ? null : <option value="" />}
      {text && !names.includes(text) ? <option>{text}</option> : null}
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
