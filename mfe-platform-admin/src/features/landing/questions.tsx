import { Plus } from 'lucide-react';
import { Box, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

const questions = ['cost', 'move', 'own', 'leave', 'data', 'languages'] as const;

/** Questions of owners before they begin, with answers. */
export function Questions() {
  const { t } = useTranslation('platform-admin/landing');
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {questions.map((question) => (
        <Box component="details" key={question} sx={questionStyles}>
          <summary>
            <Typography component="h3" variant="h4">
              {t(`question.${question}.ask`)}
            </Typography>
            <Plus size={20} aria-hidden />
          </summary>
          <Typography sx={{ pb: 3, pr: 5, color: 'text.secondary' }}>
            {t(`question.${question}.answer`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const questionStyles = {
  borderBottom: 1,
  borderColor: 'divider',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 2.5,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 1,
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& svg': { flex: 'none', color: 'text.secondary', transition: 'transform 160ms' },
  '&[open] svg': { transform: 'rotate(45deg)' },
};
