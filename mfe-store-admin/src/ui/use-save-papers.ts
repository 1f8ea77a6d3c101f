import { notify, useLanguage } from 'mfe-shared';
import { download } from 'mfe-shared/backoffice';
import { useState } from 'react';

export type PaperKind = 'invoices' | 'packing-slips';

/** The API makes one file of this many orders at most. */
const inOneFile = 50;

/** Saves the papers of orders as one PDF. */
export function useSavePapers() {
  const [language] = useLanguage();
  const [isSaving, setIsSaving] = useState(false);
  async function save(kind: PaperKind, ids: readonly string[], name: string): Promise<void> {
    setIsSaving(true);
    for (let first = 0; first < ids.length; first += inOneFile) {
      const query = { ids: ids.slice(first, first + inOneFile).join(), language };
      const file = `${name}-${kind}${first === 0 ? '' : `-${first / inOneFile + 1}`}.pdf`;
      await download('/order-papers/{kind}', { path: { kind }, query, name: file }).catch(notify.error);
    }
    setIsSaving(false);
  }
  return { save, isSaving };
}
