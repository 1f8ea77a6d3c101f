import { Button, Stack, Typography, useFormat } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import type { Rings } from './audience';

const rings = ['first', 'early', 'everyone'] as const;

/** The number of stores in each ring. A store's own page changes its ring. */
export function RingsCard({ rings: counts }: { rings: Rings }) {
  const { t } = useTranslation('platform-admin/releases');
  const { number } = useFormat();
  return (
    <FormSection
      title={t('rings')}
      help={t('ringsHelp')}
      actions={
        <Button size="small" to="/platform-admin/tenants">
          {t('toStores')}
        </Button>
      }
    >
      <Stack component="dl" spacing={1} sx={{ m: 0 }}>
        {rings.map((ring) => (
          <Stack key={ring} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <dt>
              <Typography variant="subtitle2">{t(`ring.${ring}`)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`ringHelp.${ring}`)}
              </Typography>
            </dt>
            <Typography component="dd" className="tabular" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              {t('storesCount', { count: counts[ring] ?? 0, stores: number(counts[ring] ?? 0) })}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </FormSection>
  );
}
