import { LogOut } from 'lucide-react';
import { Box, Button, session, Typography, useSession } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The foot of the sidebar: the signed-in person and Sign Out. */
export function SignedInFooter() {
  const { t } = useTranslation('platform-admin/layout');
  const email = useSession((state) => state.user?.email);
  return (
    <Box sx={{ overflow: 'hidden' }}>
      <Typography
        variant="caption"
        noWrap
        component="p"
        title={email}
        sx={{ color: 'text.secondary', px: 1 }}
      >
        {email}
      </Typography>
      <Button
        color="neutral"
        fullWidth
        startIcon={<LogOut size={16} />}
        onClick={() => void session.signOut()}
      >
        {t('signOut')}
      </Button>
    </Box>
  );
}
