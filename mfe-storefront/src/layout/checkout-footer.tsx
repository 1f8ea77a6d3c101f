import { Box, Link, useSettings, useText } from 'mfe-shared';
import { isOpen } from './menu-of';

/** Links to the pages that a shopper may want to read before they order. */
export function CheckoutFooter() {
  const { customization } = useSettings();
  const text = useText();
  if (!customization) return null;
  const { navbar } = customization;
  const links = [
    { to: '/contact-us', label: text(navbar.contact_us) },
    { to: '/terms-and-conditions', label: text(navbar.term_and_condition) },
    { to: '/privacy-policy', label: text(navbar.privacy_policy) },
  ].filter(({ to, label }) => label && isOpen(customization, to));
  return (
    <Box sx={rowStyles}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} sx={{ color: 'text.secondary', py: 1 }}>
          {label}
        </Link>
      ))}
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  maxWidth: 1440,
  mx: 'auto',
  px: { xs: 2, md: 3 },
  py: 2,
  fontSize: '0.875rem',
};
