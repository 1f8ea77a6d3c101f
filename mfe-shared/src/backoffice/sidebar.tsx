import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../session/session';
import { useSession } from '../session/use-session';
import { Slot } from '../slots/slot';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import type { NavigationGroup } from './navigation.types';
import { SidebarItem } from './sidebar-item';

export type SidebarProps = {
  groups: readonly NavigationGroup[];
  /** Icons only, 56 px. */
  rail?: boolean;
  footer?: ReactNode;
  /** The same in 40 px. */
  railFooter?: ReactNode;
  onChoose?: () => void;
};

/** The navigation entries that the visitor's permissions allow; Log Out at the end. */
export function Sidebar({ groups, rail = false, footer, railFooter, onChoose }: SidebarProps) {
  const { t } = useTranslation('common');
  const permissions = useSession((state) => state.tenantContext?.permissions) ?? [];
  const shown = groups
    .map(({ label, items }) => ({
      label,
      items: items.filter(({ permission }) => !permission || permissions.includes(permission)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Box component="nav" aria-label={t('navigation')} sx={navStyles}>
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', p: 1 }}>
        {shown.map(({ label, items }) => (
          <Box key={label ?? items[0]?.to} sx={{ '& + &': { mt: rail ? 1 : 2 } }}>
            {label && !rail ? (
              <Box sx={{ px: 1.25, pb: 0.5, color: 'text.secondary', fontSize: '0.75rem', fontWeight: 600 }}>
                {label}
              </Box>
            ) : null}
            <Box component="ul" role="list">
              {items.map((item) => (
                <SidebarItem key={item.to + item.label} item={item} rail={rail} onChoose={onChoose} />
              ))}
            </Box>
          </Box>
        ))}
        {rail ? null : <Slot name="back-office.sidebar" props={{}} />}
      </Box>
      <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
        {(rail ? railFooter : footer) ?? (
          <Button
            fullWidth
            color="neutral"
            startIcon={rail ? undefined : <LogOut size={18} />}
            aria-label={t('logOut')}
            title={rail ? t('logOut') : undefined}
            onClick={() => void session.signOut()}
            sx={{ justifyContent: rail ? 'center' : 'flex-start', px: 1.25 }}
          >
            {rail ? <LogOut size={18} /> : t('logOut')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const navStyles = { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 } as const;
