import type { TaxClass } from 'api';
import { TextField, useLanguage, useMayWrite } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useNamedFields, useRecordForm, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../ui/minor-units';
import { DeleteTaxClass } from './delete-tax-class';
import { taxClasses } from './tax-classes.queries';

/** The rate as it is typed, in per cent. */
type TaxClassValues = { name: string; rate: string };

const digits = 2;
const mostBp = 10_000;

/** /admin/tax-classes/add and /admin/tax-classes/:id */
export function TaxClassFormPage() {
  return <RecordPage resource={taxClasses}>{(taxClass) => <TaxClassForm taxClass={taxClass} />}</RecordPage>;
}

/** `taxClass` is null for a new one. */
function TaxClassForm({ taxClass }: { taxClass: TaxClass | null }) {
  const { t } = useTranslation('store-admin/tax-classes');
  const mayWrite = useMayWrite();
  const [language] = useLanguage();
  const versioned = useRecordForm(taxClasses, {
    record: taxClass,
    empty: { name: '', rate: '' },
    words: 'store-admin/tax-classes',
    toValues: ({ name, rateBp }) => ({ name, rate: amountText(rateBp, digits, language) }),
    toInput: ({ name, rate }: TaxClassValues) => ({ name, rateBp: parseAmount(rate, digits) ?? 0 }),
    createdPath: ({ id }) => `/admin/tax-classes/${id}`,
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={taxClass ? taxClass.name : t('addTitle')}
      back={{ to: '/admin/tax-classes', label: t('title') }}
      readOnly={mayWrite ? null : t('readOnly')}
      actions={taxClass && mayWrite ? <DeleteTaxClass taxClass={taxClass} /> : null}
    >
      <Fields />
    </VersionedFormPage>
  );
}

function Fields() {
  const { t } = useTranslation('store-admin/tax-classes');
  const field = useNamedFields<TaxClassValues>();
  const isRate = (text: string) => (parseAmount(text, digits) ?? mostBp + 1) <= mostBp;
  return (
    <FormSection title={t('section')}>
      <TextField
        required
        maxLength={60}
        autoComplete="off"
        help={t('help.name')}
        {...field('name', { validate: (name) => name.trim() !== '' || t('required') })}
      />
      <TextField
        required
        inputMode="decimal"
        autoComplete="off"
        endAdornment="%"
        help={t('help.rate')}
        {...field('rate', { validate: (rate) => isRate(rate) || t('invalidRate') })}
      />
    </FormSection>
  );
}
