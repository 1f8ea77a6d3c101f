import { Stack, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const questions = ['own', 'move', 'data', 'languages'] as const;

/** What owners of stores ask before they begin. */
export function Questions() {
  const { t } = useTranslation('platform-admin/landing');
  return (
    <Stack component="dl" spacing={3} sx={{ m: 0, maxWidth: 720 }}>
      {questions.map((question) => (
        <div key={question}>
          <Typography component="dt" variant="h4">
            {t(`question.${question}.ask`)}
          </Typography>
          <Typography component="dd" sx={{ color: 'text.secondary', m: 0, mt: 0.5 }}>
            {t(`question.${question}.answer`)}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
