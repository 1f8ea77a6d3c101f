import { Phone } from 'lucide-react';
import { Box, Link, useSettings, useText } from 'mfe-shared';
import { MenuLinks } from './menu-links';

/** Above the header of a wide page: the store's pages, and how to reach it. A phone has them in the drawer. */
export function TopMenu() {
  const text = useText();
  const navbar = useSettings().customization?.navbar;
  if (!navbar) return null;
  return (
    <Box data-customization="navbar" sx={stripStyles}>
      <Box sx={rowStyles}>
        <MenuLinks />
        <Box sx={helpStyles}>
          <span>{text(navbar.help_text)}</span>
          {navbar.phone ? (
            <Link href={`tel:${navbar.phone.replaceAll(' ', '')}`} underline={false} sx={phoneStyles}>
              <Phone size={14} aria-hidden />
              {navbar.phone}
            </Link>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}

const stripStyles = {
  display: { xs: 'none', md: 'block' },
  bgcolor: 'neutral.1',
  fontSize: '0.8125rem',
  '@media print': { display: 'none' },
};
const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  maxWidth: 1440,
  mx: 'auto',
  px: 3,
  minHeight: 36,
};
const helpStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  ml: 'auto',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  // Beside all the links of a German shop a tablet has no room for it.
  '& > span': { display: { md: 'none', lg: 'inline' } },
};
const phoneStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  color: 'text.primary',
  fontWeight: 600,
};
