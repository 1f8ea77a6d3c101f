import { ArrowRight } from 'lucide-react';
import { Box, Link, Stack, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useId } from 'react';

type SectionProps = {
  title: string;
  text?: string;
  /** The link to all of it. */
  more?: { to: string; label: string };
  /** The part of the store's customization that it shows, for the preview of the back office. */
  part?: string;
  children: ReactNode;
};

/** A section with a heading. */
export function Section({ title, text, more, part, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} data-customization={part} sx={{ mt: { xs: 4, md: 6 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-end', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            id={id}
            variant="h2"
            component="h2"
            sx={{ fontSize: { xs: '1.25rem', md: '1.5625rem' } }}
          >
            {title}
          </Typography>
          {text ? (
            <Typography
              sx={{
                mt: 0.5,
                color: 'text.secondary',
                maxWidth: 640,
                fontSize: { xs: '0.875rem', md: '1rem' },
              }}
            >
              {text}
            </Typography>
          ) : null}
        </Box>
        {more ? (
          <Link to={more.to} underline={false} sx={moreStyles}>
            {more.label}
            <ArrowRight size={16} aria-hidden />
          </Link>
        ) : null}
      </Stack>
      {children}
    </Box>
  );
}

const moreStyles = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.5,
  color: 'primary.main',
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:hover': { textDecoration: 'underline' },
};
