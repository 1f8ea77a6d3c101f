import { LogOut } from 'lucide-react';
import { Box, Button, Link, session, Typography, useSettings, useText } from 'mfe-shared';
import type { ReactNode } from 'react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Page } from '../ui/page';
import { useTitle } from '../ui/use-title';
import { AccountBoundary } from './account-boundary';

type AccountPageProps = { title: string; fallback: ReactNode; children: ReactNode };

/** The frame of a shopper's own pages: heading and navigation, which stay when the rest does not load. */
export function AccountPage({ title, fallback, children }: AccountPageProps) {
  const { t } = useTranslation('storefront/layout');
  const { pathname } = useLocation();
  const { customization } = useSettings();
  const labels = customization?.dashboard;
  const text = useText();
  useTitle(title);
  // The navigation is wider than a phone: the present page is scrolled into view.
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const links = [...(nav.current?.children ?? [])];
    const current = links.find((link) => link.getAttribute('href') === pathname);
    current?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  }, [pathname]);
  const links = [
    { to: '/user/dashboard', label: text(labels?.dashboard_title) || t('dashboard') },
    { to: '/user/my-orders', label: text(labels?.my_order) || t('orders') },
    { to: '/user/favourites', label: t('favourites') },
    { to: '/user/update-profile', label: text(labels?.update_profile) || t('profile') },
  ];
  return (
    <Page narrow>
      <Box ref={nav} component="nav" aria-label={t('yourAccount')} sx={navStyles}>
        {links.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            underline={false}
            aria-current={pathname === to ? 'page' : undefined}
            sx={linkStyles}
          >
            {label}
          </Link>
        ))}
      </Box>
      <Box sx={headStyles}>
        <Typography variant="h1" sx={{ minWidth: 0, fontSize: { xs: '1.5625rem', md: '1.9375rem' } }}>
          {title}
        </Typography>
        {/* Where the header has no room for the account menu. */}
        <Button
          color="neutral"
          startIcon={<LogOut size={18} />}
          onClick={() => void session.signOut()}
          sx={{ display: { md: 'none' }, flex: 'none', ml: 'auto', mr: -1, ...notOnPaper }}
        >
          {text(customization?.navbar.logout) || t('signOut')}
        </Button>
      </Box>
      <AccountBoundary key={pathname}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </AccountBoundary>
    </Page>
  );
}

const notOnPaper = { '@media print': { display: 'none' } };

/** A long word and the button are below each other rather than wider than a phone. */
const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
  mb: 3,
};

const navStyles = {
  display: 'flex',
  gap: 1,
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  overflowX: 'auto',
  ...notOnPaper,
};

const linkStyles = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  mb: '-1px',
  borderBottom: 2,
  borderColor: 'transparent',
  borderRadius: 0,
  color: 'text.secondary',
  fontWeight: 600,
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', borderColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
