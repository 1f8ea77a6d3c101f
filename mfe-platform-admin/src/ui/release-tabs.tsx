import { Box, Link } from 'mfe-shared';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const tabs = ['overview', 'compositions', 'errors', 'numbers', 'deploy-tokens', 'settings'] as const;

type Tab = (typeof tabs)[number];

const pathOf = (tab: Tab) => `/platform-admin/releases${tab === 'overview' ? '' : `/${tab}`}`;

/** The tabs of releasing, each with its own path. */
export function ReleaseTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('platform-admin/ui');
  const strip = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href$="${pathOf(current)}"]`);
    if (strip.current && link) strip.current.scrollLeft = link.offsetLeft - strip.current.offsetLeft;
  }, [current]);
  return (
    <Box ref={strip} component="nav" aria-label={t('releases.label')} sx={stripStyles}>
      {tabs.map((name) => (
        <Link
          key={name}
          to={pathOf(name)}
          underline={false}
          aria-current={name === current ? 'page' : undefined}
          sx={tabStyles(name === current)}
        >
          {t(`releases.${name}`)}
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
