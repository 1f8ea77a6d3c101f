import { Box, Link } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const tabs = ['subscriptions', 'plans', 'invoices', 'issuer'] as const;
type Tab = (typeof tabs)[number];

const pathOf = (tab: Tab) => `/platform-admin/billing${tab === 'subscriptions' ? '' : `/${tab}`}`;

/** The pages of billing, each with its own path. */
export function BillingTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('platform-admin/billing');
  return (
    <Box component="nav" aria-label={t('title')} sx={stripStyles}>
      {tabs.map((name) => (
        <Link
          key={name}
          to={pathOf(name)}
          underline={false}
          aria-current={name === current ? 'page' : undefined}
          sx={tabStyles(name === current)}
        >
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </Box>
  );
}

const stripStyles = {
  display: 'flex',
  gap: 0.5,
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const tabStyles = (current: boolean) => ({
  flex: 'none',
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
