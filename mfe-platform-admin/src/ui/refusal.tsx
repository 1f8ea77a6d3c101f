import { Alert, ApiError, Box, useErrorText } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useMessageText } from './use-message-text';

type RefusalProps = {
  error: unknown;
  action?: ReactNode;
  /** The way to resolve it. */
  children?: ReactNode;
};

/** Why an action was refused, at the place of the action: a sentence, and each reason as a line. */
export function Refusal({ error, action, children }: RefusalProps) {
  const errorText = useErrorText();
  const messageText = useMessageText();
  const reasons = error instanceof ApiError ? (error.details ?? []) : [];
  return (
    <Alert severity="error" action={action}>
      {errorText(error)}
      {reasons.length > 0 ? (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {reasons.map(({ field, message, reason }) => (
            <li key={`${field} ${message}`}>{reason ? messageText(reason) : message}</li>
          ))}
        </Box>
      ) : null}
      {children}
    </Alert>
  );
}
