import { Box } from 'mfe-shared';

/** An error in one line, with its stack on request. */
export function ErrorMessage({ message }: { message: string }) {
  const [first = '', ...rest] = message.trim().split('\n');
  if (rest.length === 0) return first;
  return (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <summary>{first}</summary>
      <Box component="code" sx={traceStyles}>
        {rest.join('\n')}
      </Box>
    </Box>
  );
}

const traceStyles = {
  display: 'block',
  mt: 0.5,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.75rem',
  color: 'text.secondary',
  whiteSpace: 'pre-wrap',
} as const;
