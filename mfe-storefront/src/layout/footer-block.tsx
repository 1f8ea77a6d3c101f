import type { Customization } from 'api';
import { Box, Link, Typography, useText } from 'mfe-shared';

type Block = Customization['footer']['blocks'][number];

/** A titled column of links. */
export function FooterBlock({ part, block }: { part: string; block: Block }) {
  const text = useText();
  return (
    <Box component="nav" aria-label={text(block.title)} data-customization={part}>
      <Typography variant="h4" component="p">
        {text(block.title)}
      </Typography>
      <Box component="ul" role="list" sx={{ mt: 1 }}>
        {block.links.map(({ link, title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and its titles change with the language.
          <li key={index}>
            <Link
              {...(link.startsWith('/') ? { to: link } : { href: link })}
              underline={false}
              sx={linkStyles}
            >
              {text(title)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const linkStyles = {
  display: 'inline-block',
  py: 0.5,
  color: 'text.secondary',
  fontSize: '0.875rem',
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
};
