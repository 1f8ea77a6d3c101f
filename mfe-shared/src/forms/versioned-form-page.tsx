import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormProvider } from 'react-hook-form';
import type { FormPageProps } from '../backoffice/form-page';
import { FormPage } from '../backoffice/form-page';
import { Alert } from '../ui/alert';
import { ConflictNotice } from './conflict-notice';
import { countErrors } from './count-errors';
import { FieldNames } from './field-names';
import { ReadOnly } from './read-only';
import type { Versioned, VersionedForm } from './versioned-form.types';
import { useFormWords } from './words';

export type VersionedFormPageProps<TRecord extends Versioned, TValues extends FieldValues> = Pick<
  FormPageProps,
  'title' | 'back' | 'actions' | 'aside' | 'children'
> & {
  /** The result of `useVersionedForm`. */
  versioned: VersionedForm<TRecord, TValues>;
  /** Why the record is read-only, if it is. */
  readOnly?: ReactNode;
  tabs?: ReactNode;
};

/**
 * The page of a versioned form: save bar, guard against leaving, and notices of a conflict and of a restored draft.
 * Its fields use `useFormContext`.
 */
export function VersionedFormPage<TRecord extends Versioned, TValues extends FieldValues>(
  props: VersionedFormPageProps<TRecord, TValues>,
) {
  const { versioned, readOnly, aside, children, ...page } = props;
  const { t } = useFormWords();
  const { form, submit, discard, changes, isRestored, isKept } = versioned;
  const { isDirty, isSubmitting, errors } = form.formState;
  const locked = Boolean(readOnly);
  return (
    <FormProvider {...form}>
      <FieldNames value={versioned}>
        <FormPage
          {...page}
          onSubmit={(event) => void submit(event)}
          dirty={isDirty}
          guarded={isDirty && !isSubmitting && !isKept}
          saving={isSubmitting}
          errorCount={countErrors(errors)}
          onDiscard={discard}
          {...(aside !== undefined && { aside: <ReadOnly active={locked}>{aside}</ReadOnly> })}
        >
          {locked ? <Alert severity="info">{readOnly}</Alert> : null}
          {isKept ? (
            <Alert severity="warning" role="alert">
              {t('kept')}
            </Alert>
          ) : null}
          {isRestored ? (
            <Alert severity="info" role="status">
              {t('restored')}
            </Alert>
          ) : null}
          {changes.length > 0 ? <ConflictNotice versioned={versioned} /> : null}
          <ReadOnly active={locked}>{children}</ReadOnly>
        </FormPage>
      </FieldNames>
    </FormProvider>
  );
}
