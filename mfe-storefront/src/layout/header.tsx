import { Heart, LayoutGrid } from 'lucide-react';
import { Box, Button, ColorModeToggle, IconButton, useSettings, useTenant, useText } from 'mfe-shared';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { landscapePhone } from '../ui/landscape-phone';
import { useOverlay } from '../ui/use-overlay';
import { useShopperState } from '../ui/use-shopper-state';
import { AccountMenu } from './account-menu';
import { CartButton } from './cart-button';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { SearchBox } from './search-box';
import { useHideOnScroll } from './use-hide-on-scroll';

/** One row; on a phone the search is below the logo, and the rest is in the bottom bar. */
export function Header() {
  const { t } = useTranslation('storefront/layout');
  const { name } = useTenant();
  const header = useRef<HTMLElement>(null);
  const categories = useOverlay('categories');
  const navbar = useSettings().customization?.navbar;
  const label = useText()(navbar?.categories) || t('categories');
  const isShopper = useShopperState() === 'shopper';
  useHideOnScroll(header);
  return (
    <Box component="header" ref={header} sx={headerStyles}>
      <Box sx={rowStyles}>
        <Logo name={name} />
        {navbar?.categories_menu_status === false ? (
          <span />
        ) : (
          <Button
            variant="outlined"
            color="neutral"
            startIcon={<LayoutGrid size={18} />}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={categories.open}
            to="/search"
            onClick={categories.press}
            sx={categoriesStyles}
          >
            <Box component="span" sx={{ display: { md: 'none', lg: 'inline' } }}>
              {label}
            </Box>
          </Button>
        )}
        <Box sx={{ gridArea: 'search', minWidth: 0 }}>
          <SearchBox />
        </Box>
        <Box sx={toolsStyles}>
          <LanguageMenu />
          <ColorModeToggle />
          <IconButton label={t('favourites')} to={isShopper ? '/user/favourites' : '/favourites'}>
            <Heart size={20} />
          </IconButton>
          <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>
            <AccountMenu />
            <CartButton />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const headerStyles = {
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  transition: 'transform 180ms ease-out',
  '&[data-away]:not(:focus-within)': { transform: 'translateY(-100%)' },
};

const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  maxWidth: 1440,
  mx: 'auto',
  px: { xs: 2, md: 3 },
  py: { xs: 1, md: 1.5 },
  columnGap: { xs: 1, md: 2 },
  rowGap: 1,
  // The space of the buttons is reserved, as a page is painted before it is complete.
  gridTemplateColumns: {
    xs: '1fr auto',
    md: 'auto auto 1fr auto',
    lg: 'auto auto 1fr minmax(500px, auto)',
  },
  gridTemplateAreas: { xs: '"logo tools" "search search"', md: '"logo categories search tools"' },
  // A phone on its side has room in one row, and none below it.
  [landscapePhone]: {
    py: 0.5,
    gridTemplate: '"logo search tools" / auto minmax(0, 1fr) auto',
  },
};

/** On a tablet the search needs the space of the label. */
const categoriesStyles = {
  display: { xs: 'none', md: 'inline-flex' },
  minWidth: 0,
  '& .MuiButton-startIcon': { mr: { md: 0, lg: 1 } },
};

const toolsStyles = {
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
};
