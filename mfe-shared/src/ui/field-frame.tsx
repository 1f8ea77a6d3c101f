import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from './box';
import { hiddenStyles } from './hidden-styles';
import { sxList } from './sx-list';

type FieldFrameProps = {
  id: string;
  label: ReactNode;
  hideLabel?: boolean | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  help?: ReactNode;
  fullWidth?: boolean | undefined;
  sx?: SxProps<Theme> | undefined;
  children: ReactNode;
};

/** The label, the control, and below it the help text or the error. Ids connect them for assistive technology. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hideLabel, required, error, help, fullWidth = true, sx, children } = props;
  const { t } = useTranslation('common');
  return (
    <Box sx={[fullWidth ? fullStyles : ownStyles, ...sxList(sx)]}>
      <Box component="label" htmlFor={id} sx={hideLabel ? hiddenStyles : labelStyles}>
        {label}
        {required === false && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {` (${t('optional')})`}
          </Box>
        )}
      </Box>
      {children}
      {/* Always there, so that a message that appears is announced. */}
      <div aria-live="polite">
        {error ? (
          <Box id={`${id}-error`} sx={{ ...lineStyles, color: 'error.main' }}>
            {error}
          </Box>
        ) : null}
      </div>
      {help && !error ? (
        <Box id={`${id}-help`} sx={{ ...lineStyles, color: 'text.secondary' }}>
          {help}
        </Box>
      ) : null}
    </Box>
  );
}

const fullStyles = { width: '100%' } as const;
const ownStyles = { width: 'auto' } as const;
const labelStyles = { display: 'block', mb: 0.5, fontSize: '0.875rem', fontWeight: 500 } as const;
const lineStyles = { mt: 0.5, fontSize: '0.8125rem', lineHeight: 1.4 } as const;

/** The ids of the texts that describe the control, for `aria-describedby`. */
export function describedBy(id: string, error: string | undefined, help: ReactNode): string | undefined {
  if (error) return `${id}-error`;
  return help ? `${id}-help` : undefined;
}
