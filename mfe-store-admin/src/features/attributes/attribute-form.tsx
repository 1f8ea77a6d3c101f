import type { AttributeDetail } from 'api';
import { Checkbox, Select, useMayWrite, useText } from 'mfe-shared';
import { FormSection, RecordPage } from 'mfe-shared/backoffice';
import { useChoices, useFormContext, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../ui/localized-text-field';
import type { AttributeValues } from './attribute-values';
import { attributes } from './attributes.queries';
import { DeleteAttribute } from './delete-attribute';
import { useAttributeForm } from './use-attribute-form';
import { ValuesSection } from './values-section';

/** How shoppers choose a value. One value is chosen of each attribute, so check boxes are not offered anew. */
const options = ['radio', 'dropdown', 'swatch'] as const;

/** /admin/attributes/add and /admin/attributes/:id */
export function AttributeFormPage() {
  return (
    <RecordPage resource={attributes}>{(attribute) => <AttributeForm attribute={attribute} />}</RecordPage>
  );
}

/** Names and display of an attribute, and its values. `attribute` is null for a new one. */
function AttributeForm({ attribute }: { attribute: AttributeDetail | null }) {
  const { t } = useTranslation('store-admin/attributes');
  const text = useText();
  const mayWrite = useMayWrite();
  return (
    <VersionedFormPage
      versioned={useAttributeForm(attribute)}
      title={attribute ? text(attribute.title) : t('addTitle')}
      back={{ to: '/admin/attributes', label: t('title') }}
      readOnly={mayWrite ? null : t('readOnly')}
      actions={attribute && mayWrite ? <DeleteAttribute attribute={attribute} /> : null}
      aside={<DisplaySection stored={attribute?.option} />}
    >
      <NamesSection />
      <ValuesSection used={new Map(attribute?.values.map(({ id, variantCount }) => [id, variantCount]))} />
    </VersionedFormPage>
  );
}

function NamesSection() {
  const { t } = useTranslation('store-admin/attributes');
  return (
    <FormSection title={t('sections.names')}>
      {(['title', 'name'] as const).map((name) => (
        <LocalizedTextField<AttributeValues>
          key={name}
          name={name}
          help={t(`help.${name}`)}
          required
          maxLength={200}
        />
      ))}
    </FormSection>
  );
}

function DisplaySection({ stored }: { stored: AttributeDetail['option'] | undefined }) {
  const { t } = useTranslation('store-admin/attributes');
  const choice = useChoices<AttributeValues>();
  const { register } = useFormContext<AttributeValues>();
  const offered = stored === 'checkbox' ? [...options, stored] : options;
  return (
    <FormSection title={t('sections.display')}>
      <Select {...choice('option', offered)} />
      <Checkbox label={t('fields.filterable')} {...register('filterable')} />
      <Select help={t('help.status')} {...choice('status', ['show', 'hide'])} />
    </FormSection>
  );
}
