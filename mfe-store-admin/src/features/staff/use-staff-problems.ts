import { ApiError, notify, useErrorText } from 'mfe-shared';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The field that a refusal is about. */
const places: Record<string, string> = {
  EMAIL_TAKEN: 'email',
  PERMISSION_BEYOND: 'roleId',
  LAST_OWNER: 'roleId',
};

/** Shows what the API refused at the field it is about, and the rest as a toast. */
export function useStaffProblems<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
): (error: unknown) => void {
  const { t } = useTranslation('store-admin/staff');
  const errorText = useErrorText();
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    const details = (error instanceof ApiError && error.details) || [];
    const place = places[code];
    if (place)
      return setError(place as FieldPath<Values>, { message: errorText(error) }, { shouldFocus: true });
    if (code !== 'VALIDATION' || details.length === 0) return notify.error(error);
    for (const { field } of details) {
      setError(field as FieldPath<Values>, { message: t(`invalid.${field}`, t('invalid.other')) });
    }
  };
}
