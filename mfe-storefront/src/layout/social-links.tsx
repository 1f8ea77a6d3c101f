import type { Customization } from 'api';
import { Box, Link, useText } from 'mfe-shared';

const networks = [
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['pinterest', 'Pinterest'],
  ['linkedin', 'LinkedIn'],
  ['whatsapp', 'WhatsApp'],
] as const;

/** The store's social networks by name: no logo, no request to them. */
export function SocialLinks({ links }: { links: Customization['footer']['social_links'] }) {
  const text = useText();
  const given = networks.filter(([key]) => links[key]);
  if (given.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={text(links.title)}
      data-customization="footer.social_links"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {given.map(([key, name]) => (
        <Link
          key={key}
          href={links[key]}
          rel="noopener noreferrer"
          target="_blank"
          underline={false}
          sx={linkStyles}
        >
          {name}
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = {
  py: 0.5,
  color: 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 500,
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
};
