import type { ReleaseOverview, ReleaseSettings } from 'api';
import { Box, Switch, TextField } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useDocumentForm, useFormContext, useNamedFields, VersionedFormPage } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../ui/may';
import { ReleaseTabs } from '../../ui/release-tabs';
import { releaseSettings } from './releases.queries';
import { RingsCard } from './rings-card';

type SettingsValues = Omit<ReleaseSettings, 'version'>;

const empty: SettingsValues = {
  demandBrowserCheck: false,
  demoteOn: true,
  demoteAfterVisitors: 5,
  demoteWithinMinutes: 10,
};
const bounds = { demoteAfterVisitors: 10_000, demoteWithinMinutes: 1_440 } as const;
type Count = keyof typeof bounds;

/** The platform's rules for a build before visitors get it, and for demoting one. */
export function ReleaseSettingsForm({ settings, rings }: Pick<ReleaseOverview, 'settings' | 'rings'>) {
  const { t } = useTranslation('platform-admin/releases');
  const isCount = (name: string): name is Count => name in bounds;
  const versioned = useDocumentForm(releaseSettings, {
    record: settings,
    empty,
    problem: (_, name) => (isCount(name) ? t('fromTo', { most: bounds[name] }) : undefined),
    words: 'platform-admin/releases',
  });
  return (
    <VersionedFormPage
      versioned={versioned}
      title={t('title')}
      tabs={<ReleaseTabs current="settings" />}
      readOnly={useReadOnly()}
    >
      <Fields />
      <RingsCard rings={rings} />
    </VersionedFormPage>
  );
}

function Fields() {
  const { t } = useTranslation('platform-admin/releases');
  const field = useNamedFields<SettingsValues>();
  const isOff = !useFormContext<SettingsValues>().watch('demoteOn');
  const count = (name: Count) => {
    const message = t('fromTo', { most: bounds[name] });
    return {
      ...field(name, {
        valueAsNumber: true,
        validate: (value) => (Number.isInteger(value) && value >= 1 && value <= bounds[name]) || message,
      }),
      type: 'number',
      min: 1,
      max: bounds[name],
      disabled: isOff,
    };
  };
  return (
    <>
      <FormSection title={t('beforeVisitors')} help={t('beforeVisitorsHelp')}>
        <Switch {...field('demandBrowserCheck')} />
      </FormSection>
      <FormSection title={t('demotion')} help={t('demotionHelp')}>
        <Switch {...field('demoteOn')} />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField {...count('demoteAfterVisitors')} />
          <TextField {...count('demoteWithinMinutes')} />
        </Box>
      </FormSection>
    </>
  );
}
