import { CircleAlert } from 'lucide-react';
import { useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import type { Line } from './sheet-lines';
import { problemOf } from './sheet-lines';
import type { Problem, SheetText } from './sheet-text';

export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('store-admin/product-sheet');
  const wordOf = useWordOf('store-admin/product-sheet');
  return ({ field, message }) =>
    t('problem', {
      field: wordOf('fields', field) ?? field,
      problem: wordOf('problems', message) ?? message,
    });
}

/** The beginning of a line: which product it is, and how saving it ended. */
export function LineHead({ rowData: line, columnData: text }: { rowData: Line; columnData: SheetText }) {
  const { t } = useTranslation('store-admin/product-sheet');
  const problemText = useProblemText();
  const problem = problemOf(line, text);
  const { title, label, sku, isSaved } = line;
  return (
    <div data-head>
      <span>{label ? t('variant', { title, label }) : title}</span>
      {problem ? (
        <span data-tone="bad" title={problemText(problem)}>
          <CircleAlert size={12} aria-hidden /> {problemText(problem)}
        </span>
      ) : (
        <span data-tone={isSaved ? 'good' : undefined}>{isSaved ? t('saved') : sku}</span>
      )}
    </div>
  );
}
