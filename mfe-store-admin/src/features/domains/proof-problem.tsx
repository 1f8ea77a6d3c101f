import { Alert, ApiError, useErrorText } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const reasons = ['missing', 'different', 'unanswered'] as const;

/** What the last look into DNS found instead of the proof. */
export function ProofProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation('store-admin/domains');
  const errorText = useErrorText();
  if (!error) return null;
  const reason = error instanceof ApiError ? error.details?.[0]?.message : undefined;
  const known = reasons.find((one) => one === reason);
  return (
    <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
      {known ? t(`reason.${known}`) : errorText(error)}
    </Alert>
  );
}
