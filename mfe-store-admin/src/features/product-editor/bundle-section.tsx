import { Plus } from 'lucide-react';
import { Alert, Button, Skeleton } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFormContext, useWatch } from 'mfe-shared/forms';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductValues } from './product-values';

const BundleParts = lazy(() =>
  import(/* webpackChunkName: "bundle-parts" */ './bundle-parts').then((m) => ({ default: m.BundleParts })),
);

/** The parts of a bundle. Few products are one, so its fields are loaded when somebody wants them. */
export function BundleSection() {
  const { t } = useTranslation('store-admin/product-editor');
  const { control, formState } = useFormContext<ProductValues>();
  const [open, setOpen] = useState(false);
  const isBundle = useWatch({ control, name: 'bundleOf' }).length > 0;
  const choices = useWatch({ control, name: 'choices' });
  const isCombined = Object.values(choices).some((values) => values.length > 0);
  if (isCombined && !isBundle) return null;
  const { bundleOf } = formState.errors;
  const problem = bundleOf?.root?.message ?? bundleOf?.message;
  return (
    <FormSection title={t('sections.bundle')} help={t('sections.bundleHelp')}>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {open || isBundle ? (
        <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
          <BundleParts />
        </Suspense>
      ) : (
        <Button
          variant="outlined"
          color="neutral"
          startIcon={<Plus size={16} />}
          onClick={() => setOpen(true)}
          sx={{ alignSelf: 'start' }}
        >
          {t('bundle.begin')}
        </Button>
      )}
    </FormSection>
  );
}
