import { Stack, Typography } from 'mfe-shared';

/** The platform's logo and name; the logo has the accent colour, and stands alone where there is no room. */
export function Brand() {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minWidth: 0, '& > svg': { flex: 'none' } }}
    >
      <svg width="24" height="24" viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="16" fill="#1b7f4b" />
        <path d="M20 14h8v28h18v8H20z" fill="#fff" />
        <path d="M38 14c0 9 5 13 10 13 0-9-5-13-10-13z" fill="#bfe8cf" />
      </svg>
      <Typography component="span" noWrap sx={{ fontWeight: 700, fontSize: 16 }}>
        Larder
      </Typography>
    </Stack>
  );
}
