import { Box, Link } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const tabs = [
  { name: 'people', to: '/admin/staff' },
  { name: 'roles', to: '/admin/staff/roles' },
] as const;

/** The tabs of a store's team, each with its own path. */
export function StaffTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const { t } = useTranslation('store-admin/ui');
  return (
    <Box component="nav" aria-label={t('staffTabs.label')} sx={stripStyles}>
      {tabs.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          underline={false}
          aria-current={name === current ? 'page' : undefined}
          sx={tabStyles(name === current)}
        >
          {t(`staffTabs.${name}`)}
        </Link>
      ))}
    </Box>
  );
}

const stripStyles = { display: 'flex', gap: 0.5, borderBottom: 1, borderColor: 'divider' };

const tabStyles = (current: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--control-height)',
  px: 1.5,
  borderRadius: 0,
  borderBottom: 2,
  borderColor: current ? 'primary.main' : 'transparent',
  color: current ? 'text.primary' : 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
});
