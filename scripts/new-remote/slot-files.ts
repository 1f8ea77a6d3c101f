import { StartError } from '../../server/start-error.ts';
import type { Names } from '../new-feature/names.ts';

/** `--slot store-admin.order`; mfe-shared's types refuse a slot that does not exist. */
export function slotOf(given: string | undefined): string | undefined {
  if (given === undefined || /^[a-z-]+\.[a-z-]+$/.test(given)) return given;
  throw new StartError(`"${given}" is no slot: write it as store-admin.order.`);
}

/** Files of a remote that also fills a slot in pages of other remotes. */
export const slotFiles = ({ many }: Names, slot: string): Record<string, string> => ({
  'src/slots.ts': `import type { SlotEntry } from 'mfe-shared';

export { loadTranslations } from './translations';

/** The panels that this remote adds to pages of other remotes. Its release record is made of this, too. */
export const slots: SlotEntry[] = [
  {
    slot: '${slot}',
    order: 10,
    panel: () =>
      import(/* webpackChunkName: "overview-panel" */ './features/overview/overview-panel').then(
        (m) => m.OverviewPanel,
      ),
  },
];
`,
  'src/features/overview/overview-panel.tsx': `import type { SlotProps } from 'mfe-shared';
import { Card, CardContent, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The panel of this remote in another remote's page. Its props say what the page is about. */
export function OverviewPanel(_about: SlotProps<'${slot}'>) {
  const { t } = useTranslation('${many}/overview');
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h4" component="h2">
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('text')}</Typography>
      </CardContent>
    </Card>
  );
}
`,
});
