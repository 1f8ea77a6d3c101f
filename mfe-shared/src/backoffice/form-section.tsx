import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Typography } from '../ui/typography';

export type FormSectionProps = {
  title: ReactNode;
  help?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A card with related fields and one line of help. */
export function FormSection({ title, help, actions, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2, mb: 2 }}
      >
        <div>
          <Typography id={id} variant="h4" component="h2">
            {title}
          </Typography>
          {help ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {help}
            </Typography>
          ) : null}
        </div>
        {actions}
      </Stack>
      <Stack spacing={2}>{children}</Stack>
    </Card>
  );
}
