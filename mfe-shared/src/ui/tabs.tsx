import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Box } from './box';

export type TabItem = { value: string; label: ReactNode; panel?: ReactNode };

export type TabsProps = {
  /** The accessible name of the list of tabs. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly TabItem[];
};

/** A row of tabs and the selected tab's panel. The arrow keys, Home and End move between tabs. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.value === value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      <Box
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Box
            component="button"
            type="button"
            role="tab"
            key={tab.value}
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={chosen?.panel === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            sx={tabStyles(tab.value === value)}
          >
            {tab.label}
          </Box>
        ))}
      </Box>
      {chosen?.panel === undefined ? null : (
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} sx={{ pt: 2 }}>
          {chosen.panel}
        </Box>
      )}
    </>
  );
}

const tabStyles = (chosen: boolean) => ({
  flex: 'none',
  minHeight: 'var(--control-height)',
  px: 1.5,
  border: 0,
  borderBottom: 2,
  borderColor: chosen ? 'primary.main' : 'transparent',
  bgcolor: 'transparent',
  color: chosen ? 'text.primary' : 'text.secondary',
  fontSize: 'var(--control-size)',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
});
