import { Phone } from 'lucide-react';
import { Box, Link, useSettings, useText } from 'mfe-shared';
import { ArrivalNote } from '../ui/arrival-note';
import { landscapePhone } from '../ui/landscape-phone';
import { MenuLinks } from './menu-links';

/**
 * Above the header: when an order arrives. On a wide page also the store's pages, and how to reach it; a phone has these
 * in the drawer.
 */
export function TopMenu() {
  const text = useText();
  const navbar = useSettings().customization?.navbar;
  if (!navbar) return null;
  return (
    <Box data-customization="navbar" sx={stripStyles}>
      <Box sx={rowStyles}>
        <Box sx={noteStyles}>
          <ArrivalNote />
        </Box>
        <Box sx={linksStyles}>
          <MenuLinks />
        </Box>
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
  px: { xs: 2, md: 3 },
  // Also while there is no promise, so that nothing moves when it comes.
  minHeight: 36,
  [landscapePhone]: { minHeight: 28 },
};
const noteStyles = {
  display: 'flex',
  whiteSpace: { md: 'nowrap' },
  // The note has one line on a phone: a van replaces the first words, which are still read out.
  '& .lead': { position: { xs: 'absolute', md: 'static' }, clipPath: { xs: 'inset(50%)', md: 'none' } },
  // The links leave no room for the time of the cut-off.
  '& .until': { display: { md: 'none', xl: 'inline' } },
};
const linksStyles = { display: { xs: 'none', md: 'block' }, minWidth: 0 };
const helpStyles = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 1.5,
  ml: 'auto',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  // All the links of a German shop leave no room for this text on a tablet.
  '& > span': { display: { md: 'none', lg: 'inline' } },
};
const phoneStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  color: 'text.primary',
  fontWeight: 600,
};
