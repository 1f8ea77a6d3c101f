import { createContext } from 'react';
import type { VersionedFormOptions } from './versioned-form.types';

/** What the form around calls its fields, by their paths, and their values. */
type Names = Pick<VersionedFormOptions<never, never>, 'fieldName' | 'showValue'>;

export const FieldNames = createContext<Names>({ fieldName: () => null });
