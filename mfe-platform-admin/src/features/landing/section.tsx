import { Box, Stack, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** A sentence or two below the title. */
  text?: string;
  tint?: boolean;
  /** On wide screens the title is beside the content instead of above it. */
  beside?: boolean;
  children: ReactNode;
};

/** A section of the landing page; the header's anchors use `id`. */
export function Section({ id, title, text, tint = false, beside = false, children }: Props) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        py: { xs: 8, md: 14 },
        scrollMarginTop: 64,
        bgcolor: tint ? 'neutral.1' : 'background.paper',
      }}
    >
      <Box sx={[rowStyles, beside && besideStyles]}>
        <Stack sx={{ gap: 2 }}>
          <Typography id={`${id}-title`} variant="h2" sx={titleStyles}>
            {title}
          </Typography>
          {text ? (
            <Typography sx={{ maxWidth: 640, fontSize: { md: '1.125rem' }, color: 'text.secondary' }}>
              {text}
            </Typography>
          ) : null}
        </Stack>
        {children}
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  // No wider than the screen, whatever is in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 5, md: 8 },
  maxWidth: 1168,
  mx: 'auto',
  px: { xs: 2, md: 3 },
};
const besideStyles = { alignItems: 'start', gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 8fr)' } };

const titleStyles = {
  fontSize: { xs: 25, md: 39 },
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
};
