import { Box, Image, Link, useSettings } from 'mfe-shared';
import { darkLogo } from './dark-logo';

/** The store's logo, or its name without one, as a link to the home page. */
export function Logo({ name }: { name: string }) {
  const logo = useSettings().customization?.navbar.logo;
  return (
    <Link to="/" underline={false} data-customization="navbar" sx={logoStyles}>
      {logo ? (
        <Image src={logo} alt={name} width={180} height={32} loading="eager" sx={markStyles} />
      ) : (
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
      )}
    </Link>
  );
}

/** Logos have any shape: the height is fixed and the width follows. */
const markStyles = {
  width: 'auto',
  height: 32,
  maxWidth: { xs: 'min(160px, 100%)', md: 220 },
  objectFit: 'contain',
  objectPosition: 'left',
  ...darkLogo,
};

const logoStyles = {
  gridArea: 'logo',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  minHeight: 40,
  color: 'text.primary',
  fontSize: '1.25rem',
  fontWeight: 750,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
};
