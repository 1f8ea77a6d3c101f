import { useTenant } from '../tenant/use-tenant';
import { Box } from '../ui/box';
import { Link } from '../ui/link';
import { Typography } from '../ui/typography';

/** The store's initial and name, which link to the dashboard. */
export function StoreBrand({ to }: { to: string }) {
  const { name, slug } = useTenant();
  const title = name || slug;
  return (
    <Link to={to} underline={false} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 700,
        }}
      >
        {title.charAt(0).toUpperCase()}
      </Box>
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
    </Link>
  );
}
