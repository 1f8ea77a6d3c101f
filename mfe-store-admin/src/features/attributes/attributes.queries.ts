import { defineResource } from 'mfe-shared/backoffice';

/** A product shows the names of its variants, which follow those of the values. */
export const attributes = defineResource('/attributes', {
  alsoChanges: ['products'],
});
