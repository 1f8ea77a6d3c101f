import type { Customization } from 'api';
import { Box, Link, useText } from 'mfe-shared';

/** Each with the letters that people know it by. */
const networks = [
  ['facebook', 'Facebook', 'f'],
  ['twitter', 'X', 'X'],
  ['pinterest', 'Pinterest', 'P'],
  ['linkedin', 'LinkedIn', 'in'],
  ['whatsapp', 'WhatsApp', 'W'],
] as const;

/** The store's social networks as round buttons: no logo of theirs, no request to them. */
export function SocialLinks({ links }: { links: Customization['footer']['social_links'] }) {
  const text = useText();
  const given = networks.filter(([key]) => links[key]);
  if (given.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={text(links.title)}
      data-customization="footer.social_links"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {given.map(([key, name, mark]) => (
        <Link
          key={key}
          href={links[key]}
          rel="noopener noreferrer"
          target="_blank"
          underline={false}
          aria-label={name}
          sx={linkStyles}
        >
          <span aria-hidden>{mark}</span>
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  color: 'text.secondary',
  fontWeight: 600,
  '&:hover': { color: 'primary.main', borderColor: 'primary.main' },
};
