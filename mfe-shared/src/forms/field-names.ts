import { createContext } from 'react';
import type { VersionedFormOptions } from './versioned-form.types';

/** The form's names for its fields, by their paths, and for their values. */
type Names = Pick<VersionedFormOptions<never, never>, 'fieldName' | 'showValue'>;

export const FieldNames = createContext<Names>({ fieldName: () => null });
