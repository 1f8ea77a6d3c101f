import type { TotpSetup } from 'api';
import { Box } from '../ui/box';

/** Dark on white in either colour scheme, as readers expect it. */
export function QrCode({ qr, label }: { qr: TotpSetup['qr']; label: string }) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      sx={{ display: 'block', width: 192, maxWidth: '100%', mx: 'auto', borderRadius: 1, bgcolor: '#fff' }}
    >
      <path d={qr.path} fill="#000" />
    </Box>
  );
}
