import { useSuspenseQuery } from '@tanstack/react-query';
import type { Attribute } from 'api';
import { Check, Plus } from 'lucide-react';
import {
  Alert,
  Box,
  Button,
  Chip,
  Link,
  notify,
  Typography,
  usePermission,
  useSettings,
  useText,
} from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { Controller, useFormContext, useWatch } from 'mfe-shared/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attributesQuery } from '../../ui/attribute-query';
import { slugify } from '../../ui/slugify';
import { useTenantId } from '../../ui/use-tenant-id';
import { NewValue } from './new-value';
import type { ProductValues } from './product-values';
import { areWithinLimits, matrix, mostAttributes, mostVariants } from './variant-matrix';
import { VariantTable } from './variant-table';

/** The product's attributes. Each chosen value adds its variants to the table below. */
export function VariantsSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const text = useText();
  const { control, getValues, setValue, formState } = useFormContext<ProductValues>();
  const { data: attributes } = useSuspenseQuery(
    attributesQuery(useTenantId(), usePermission('read_attributes')),
  );
  const choices = useWatch({ control, name: 'choices' });
  const offered = attributes.filter(({ status, id }) => status === 'show' || choices[id]);
  const values = new Map(
    attributes.flatMap((attribute) => attribute.values.map((value) => [value.id, value.name])),
  );
  const { default_language: defaultLanguage } = useSettings().global;
  const nameOf = (valueId: string) => {
    const name = values.get(valueId);
    return name?.[defaultLanguage] || text(name);
  };

  /** `name` is that of a value that was just added. */
  const toggle = (attributeId: string, valueId: string, name = '') => {
    const chosen = choices[attributeId] ?? [];
    const next = chosen.includes(valueId) ? chosen.filter((id) => id !== valueId) : [...chosen, valueId];
    const { [attributeId]: _, ...others } = choices;
    const changed = next.length > 0 ? { ...others, [attributeId]: next } : others;
    if (!areWithinLimits(changed)) {
      return notify.error(new Error(t('limit', { attributes: mostAttributes, variants: mostVariants })));
    }
    setValue('choices', changed, { shouldDirty: true });
    const skuPart = (id: string) => slugify(nameOf(id) || name, 12).toUpperCase();
    setValue('variants', matrix(getValues('variants'), changed, skuPart), {
      shouldDirty: true,
      shouldTouch: true,
    });
  };

  const [open, setOpen] = useState(false);
  const isCombined = Object.keys(choices).length > 0;
  if (offered.length === 0 && !isCombined) return <NoAttributes />;
  const choosing = open || isCombined;
  return (
    <FormSection title={t('sections.variants')} help={t('sections.variantsHelp')}>
      {choosing ? null : (
        <Button
          variant="outlined"
          color="neutral"
          startIcon={<Plus size={16} />}
          onClick={() => setOpen(true)}
          sx={{ alignSelf: 'start' }}
        >
          {t('addVariants')}
        </Button>
      )}
      {(choosing ? offered : []).map((attribute) => (
        <AttributeValues
          key={attribute.id}
          attribute={attribute}
          chosen={choices[attribute.id] ?? []}
          onToggle={(valueId, name) => toggle(attribute.id, valueId, name)}
        />
      ))}
      {(formState.errors.variants?.root?.message ?? formState.errors.variants?.message) ? (
        <Alert severity="error">
          {formState.errors.variants?.root?.message ?? formState.errors.variants?.message}
        </Alert>
      ) : null}
      {isCombined ? (
        <Controller
          control={control}
          name="variants"
          render={({ field }) => (
            <VariantTable
              variants={field.value}
              digits={digits}
              label={(variant) =>
                Object.keys(choices)
                  .map((id) => text(values.get(variant.optionValues[id] ?? '')))
                  .filter(Boolean)
                  .join(' / ') || variant.sku
              }
            />
          )}
        />
      ) : null}
    </FormSection>
  );
}

/** The link to add the first attribute, for staff with the permission. */
function NoAttributes() {
  const { t } = useTranslation('store-admin/product-editor');
  if (!usePermission('write_attributes')) return null;
  return (
    <FormSection title={t('sections.variants')} help={t('sections.noAttributes')}>
      <Link to="/admin/attributes/add">{t('sections.addAttribute')}</Link>
    </FormSection>
  );
}

type AttributeValuesProps = {
  attribute: Attribute;
  chosen: string[];
  onToggle: (valueId: string, name?: string) => void;
};

function AttributeValues({ attribute, chosen, onToggle }: AttributeValuesProps) {
  const text = useText();
  const values = attribute.values.filter(({ id, status }) => status === 'show' || chosen.includes(id));
  return (
    <Box role="group" aria-label={text(attribute.title)}>
      <Typography component="span" sx={{ display: 'block', mb: 0.75, fontSize: '0.875rem', fontWeight: 500 }}>
        {text(attribute.title)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {values.map(({ id, name }) => (
          <Chip
            key={id}
            label={text(name)}
            selected={chosen.includes(id)}
            onClick={() => onToggle(id)}
            {...(chosen.includes(id) && { icon: <Check size={14} aria-hidden /> })}
          />
        ))}
        <NewValue attribute={attribute} onAdded={onToggle} />
      </Box>
    </Box>
  );
}
