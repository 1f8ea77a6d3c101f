import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useErrorText } from '../notify/use-error-text';
import { Alert } from '../ui/alert';
import { Spinner } from '../ui/spinner';
import { Typography } from '../ui/typography';
import { enterVisit } from './enter-visit';
import { useVisitWords } from './words';

/** The ticket is behind the # of the address. It is used once, and taken out of the address and the history. */
export function VisitEntrancePanel() {
  const { t } = useVisitWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  const ticket = useRef(hash.slice(1));
  const begun = useRef(false);
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (begun.current || !ticket.current) return;
    begun.current = true;
    void navigate(pathname, { replace: true });
    enterVisit(ticket.current).then(() => navigate('/admin/dashboard', { replace: true }), setError);
  }, [pathname, navigate]);

  if (!ticket.current) return <Typography>{t('entrance.over')}</Typography>;
  if (error === undefined) return <Spinner label={t('entrance.wait')} />;
  return (
    <Alert severity="error" role="alert">
      {errorText(error)}
    </Alert>
  );
}
