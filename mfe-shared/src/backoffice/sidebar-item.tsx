import { isUnder } from 'api/page-paths';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { Box } from '../ui/box';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { NavigationItem } from './navigation.types';

type SidebarItemProps = { item: NavigationItem; rail: boolean; onChoose?: (() => void) | undefined };

/** An entry of the sidebar; the router marks the open one. */
export function SidebarItem({ item, rail, onChoose }: SidebarItemProps) {
  const { t } = useTranslation('common');
  const { label, to, icon, external, badge, also, search = '' } = item;
  const { pathname } = useLocation();
  const isWithin = also?.some((address) => isUnder(pathname, address)) ?? false;
  const target = external
    ? { component: 'a', href: to, target: '_blank', rel: 'noopener' }
    : { component: NavLink, to: to + search, ...(isWithin && { className: 'active' }) };
  return (
    <li>
      <Box {...(target as object)} onClick={onChoose} title={rail ? label : undefined} sx={itemStyles(rail)}>
        <Box component="span" aria-hidden sx={{ display: 'flex', flex: 'none' }}>
          {icon}
        </Box>
        {rail ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <Box
            component="span"
            sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {label}
          </Box>
        )}
        {rail ? null : badge}
        {external && !rail ? <VisuallyHidden>{`(${t('newTab')})`}</VisuallyHidden> : null}
      </Box>
    </li>
  );
}

const itemStyles = (rail: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: rail ? 'center' : 'flex-start',
  gap: 1.25,
  height: 36,
  px: rail ? 0 : 1.25,
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  '& svg': { width: 18, height: 18 },
  '&:hover': { bgcolor: 'neutral.2', color: 'text.primary' },
  '&.active': { bgcolor: 'neutral.2', color: 'text.primary', fontWeight: 600 },
  '&.active svg': { color: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
});
