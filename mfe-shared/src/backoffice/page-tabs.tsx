import { useEffect, useRef } from 'react';
import { Box } from '../ui/box';
import { Link } from '../ui/link';

export type PageTab = { to: string; label: string; current: boolean };

export type PageTabsProps = { /** The accessible name. */ label: string; tabs: readonly PageTab[] };

/** The pages of one subject as tabs, each with its own path. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href$="${current}"]`);
    if (strip.current && link) strip.current.scrollLeft = link.offsetLeft - strip.current.offsetLeft;
  }, [current]);
  return (
    <Box ref={strip} component="nav" aria-label={label} sx={stripStyles}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          underline={false}
          aria-current={tab.current ? 'page' : undefined}
          sx={tabStyles(tab.current)}
        >
          {tab.label}
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
