import Stack from '@mui/material/Stack';
import { Download } from 'lucide-react';
import { Alert } from '../ui/alert';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { CopyButton } from './copy-button';
import { useWords } from './words';

/** Shows the recovery codes, once. A person copies or saves them and then says that they are kept. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useWords();
  const save = () => {
    const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = t('codes.file', { host: location.hostname });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning" role="status">
        {t('codes.text')}
      </Alert>
      <Box component="ul" aria-label={t('codes.title')} sx={listStyles}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} done={t('codes.copied')} />
        <Button
          size="small"
          variant="outlined"
          color="neutral"
          startIcon={<Download size={16} />}
          onClick={save}
        >
          {t('codes.save')}
        </Button>
      </Box>
      <Button variant="contained" fullWidth onClick={onDone}>
        {t('codes.done')}
      </Button>
    </Stack>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1,
  m: 0,
  p: 2,
  listStyle: 'none',
  borderRadius: 1,
  bgcolor: 'neutral.3',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  textAlign: 'center',
} as const;
