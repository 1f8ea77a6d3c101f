import { useMutation } from '@tanstack/react-query';
import type { BulkOperation, BulkSelection, ProductFilter } from 'api';
import type { Language } from 'mfe-shared';
import { adminClient, readText } from 'mfe-shared';

/** The list's search and filters, whose values the API checks. */
export type ListedFilter = ProductFilter;

/** The products that the list shows on all its pages, as a file. */
export const readExport = (filter: ListedFilter, language: Language) =>
  readText('/product-exports', { ...filter, language });

/** Has a change of many products computed, which is then looked at and run on a page of its own. */
export const useStageChange = () =>
  useMutation({
    mutationFn: (body: { selection: BulkSelection; operation: BulkOperation }) =>
      adminClient.post('/product-changes', { body }),
  });
