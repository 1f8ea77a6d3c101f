import { Box, Link } from 'mfe-shared';

type PageTabsProps = { label: string; tabs: readonly { to: string; label: string; current: boolean }[] };

/** The pages of one subject as tabs, each with its own path. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <Box component="nav" aria-label={label} sx={stripStyles}>
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
