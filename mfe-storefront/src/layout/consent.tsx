import { Box, Button, Typography } from 'mfe-shared';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startAnalytics, startChat } from './start-services';

type Choice = 'yes' | 'no' | null;

const name = 'larder-consent';

function read(): Choice {
  try {
    const stored = localStorage.getItem(name);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    return null;
  }
}

function write(choice: 'yes' | 'no'): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // Without storage the visitor is asked again at the next visit.
  }
}

/** Asks the visitor, and starts the services once they allow them. The shop works the same without them. */
export function Consent({
  analytics,
  chat,
  isAsked,
}: {
  analytics: string;
  chat: string;
  /** The visitor wants to choose again. */
  isAsked: boolean;
}) {
  const { t } = useTranslation('storefront/layout');
  const [choice, setChoice] = useState(read);
  const [isAsking, setAsking] = useState(isAsked || choice === null);
  useEffect(() => {
    if (choice !== 'yes') return;
    if (analytics) startAnalytics(analytics);
    if (chat) startChat(chat);
  }, [choice, analytics, chat]);
  if (!isAsking) return null;
  const choose = (next: 'yes' | 'no') => {
    write(next);
    setAsking(false);
    // A script that runs cannot be taken out of the page.
    if (choice === 'yes' && next === 'no') return location.reload();
    setChoice(next);
  };
  const what = analytics && chat ? 'both' : analytics ? 'analytics' : 'chat';
  return (
    <Box component="section" aria-label={t('consent.title')} sx={bannerStyles}>
      <Typography variant="body2" sx={{ flex: '1 1 280px' }}>
        {t(`consent.${what}`)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => choose('no')}>
          {t('consent.no')}
        </Button>
        <Button variant="outlined" onClick={() => choose('yes')}>
          {t('consent.yes')}
        </Button>
      </Box>
    </Box>
  );
}

const bannerStyles = {
  position: 'fixed',
  insetInline: { xs: 8, md: 24 },
  bottom: { xs: 'calc(var(--bar) + 8px)', md: 24 },
  zIndex: 1050,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  maxWidth: 880,
  mx: 'auto',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: 3,
};
