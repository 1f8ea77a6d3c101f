import { Box, Image, Link, useSettings } from 'mfe-shared';

/** The store's mark and name, which lead home. */
export function Logo({ name }: { name: string }) {
  const logo = useSettings().customization?.navbar.logo;
  return (
    <Link to="/" underline={false} sx={logoStyles}>
      {logo ? <Image src={logo} alt="" width={36} height={36} priority sx={{ borderRadius: 1 }} /> : null}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Link>
  );
}

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
