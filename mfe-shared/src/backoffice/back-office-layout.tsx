import { Global } from '@emotion/react';
import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitBar } from '../store-visit/visit-bar';
import { Box } from '../ui/box';
import { Drawer } from '../ui/drawer';
import { IconButton } from '../ui/icon-button';
import { MaintenanceBanner } from './maintenance-banner';
import type { NavigationGroup } from './navigation.types';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

export type BackOfficeLayoutProps = {
  brand: ReactNode;
  groups: readonly NavigationGroup[];
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
  /** Replaces the Log Out button below the navigation. */
  footer?: ReactNode;
  /** The same for the rail of 40 px: icons with names. */
  railFooter?: ReactNode;
  children: ReactNode;
};

/** The frame of a back office: 232 px sidebar, rail of 56 on a tablet, drawer on a phone; 56 px header. */
export function BackOfficeLayout({
  brand,
  groups,
  headerStart,
  headerEnd,
  footer,
  railFooter,
  children,
}: BackOfficeLayoutProps) {
  const { t } = useTranslation('common');
  const { phone, rail, toggleRail } = useSidebar();
  const [drawer, setDrawer] = useState(false);
  useCompactDensity();
  return (
    <Box sx={frameStyles(rail)}>
      <Global styles={pageStyles} />
      <Box component="a" href="#content" sx={skipStyles}>
        {t('skipToContent')}
      </Box>
      {phone ? (
        <Drawer open={drawer} onClose={() => setDrawer(false)} side="left" width={280} title={brand} flush>
          <Sidebar groups={groups} footer={footer} onChoose={() => setDrawer(false)} />
        </Drawer>
      ) : (
        <Box component="aside" sx={asideStyles}>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              flex: 'none',
              height: 56,
              px: rail ? 1.5 : 2,
              overflow: 'hidden',
            }}
          >
            {brand}
          </Box>
          <Sidebar groups={groups} rail={rail} footer={footer} railFooter={railFooter} />
        </Box>
      )}
      <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Box sx={topStyles}>
          <VisitBar />
          <Box component="header" sx={headerStyles}>
            <IconButton
              label={phone ? t('openMenu') : t('navigation')}
              aria-expanded={phone ? drawer : !rail}
              onClick={() => (phone ? setDrawer(true) : toggleRail())}
            >
              <PanelLeft size={18} />
            </IconButton>
            {headerStart}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>{headerEnd}</Box>
          </Box>
        </Box>
        <MaintenanceBanner />
        <Box component="main" id="content" tabIndex={-1} sx={mainStyles}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Set on the document, so that dialogs and menus are dense too. */
function useCompactDensity(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = 'compact';
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
}

const frameStyles = (rail: boolean) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${rail ? 56 : 232}px minmax(0, 1fr)` },
  minHeight: '100dvh',
  bgcolor: 'neutral.1',
  '@media print': { display: 'block', bgcolor: 'transparent' },
});

const asideStyles = {
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
} as const;

const topStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 10,
  '@media print': { display: 'none' },
} as const;

const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  height: 56,
  px: { xs: 1.5, md: 2 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const mainStyles = { flex: 1, p: { xs: 2, md: 3 }, outline: 'none' } as const;

/** A page has a readable width; a list asks for the full one. Without weight, so that a page's own width wins. */
const pageStyles = {
  ':where(#content > :not([data-wide]))': { maxWidth: 1280, marginInline: 'auto' },
  // The frame has its padding already.
  '#content [data-skeleton]': { padding: 0 },
};

const skipStyles = {
  position: 'absolute',
  zIndex: 20,
  left: 8,
  top: -48,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: 8 },
} as const;
