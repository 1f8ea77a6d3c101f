import MuiDialog from '@mui/material/Dialog';
import useAutocomplete from '@mui/material/useAutocomplete';
import { CornerDownLeft, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Box } from '../ui/box';
import { Spinner } from '../ui/spinner';
import { Typography } from '../ui/typography';
import type { Command, CommandPaletteProps } from './command-palette.types';

type Option = Command & { group: string };

/** The dialog of the palette, in a chunk of its own. */
export function CommandPalettePanel(props: CommandPaletteProps) {
  const { t } = useTranslation('common');
  return (
    <MuiDialog
      open={props.open}
      onClose={props.onClose}
      aria-label={t('palette.title')}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 2, sm: '12vh' }, mx: { xs: 1, sm: 4 }, width: '100%' } } }}
    >
      <Commands {...props} />
    </MuiDialog>
  );
}

function Commands({ onClose, text, onText, groups, busy }: CommandPaletteProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const options = groups.flatMap(({ label, commands }) =>
    commands.map((command): Option => ({ ...command, group: label })),
  );
  const choose = (command: Command) => {
    onClose();
    if ('to' in command) navigate(command.to);
    else command.run();
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Option>({
    id: 'command-palette',
    open: true,
    options,
    // The caller has filtered them.
    filterOptions: (all) => all,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    autoHighlight: true,
    value: null,
    inputValue: text,
    onInputChange: (_event, next, reason) => reason === 'input' && onText(next),
    onChange: (_event, option) => option && choose(option),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  const { className: _class, ...inputProps } = getInputProps();
  let index = -1;
  return (
    <Box {...getRootProps()} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Box sx={fieldStyles}>
        <Search size={18} aria-hidden />
        {/* biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into it */}
        <input {...inputProps} aria-label={t('palette.field')} placeholder={t('palette.field')} autoFocus />
        {busy ? <Spinner size={16} label={t('loading')} /> : null}
      </Box>
      <Box component="ul" {...getListboxProps()} aria-label={t('palette.found')} sx={listStyles}>
        {groups.map(({ label, commands }) =>
          commands.length === 0 ? null : (
            <li key={label} role="presentation">
              <Box aria-hidden sx={{ px: 2, pt: 1.5, pb: 0.5, ...quiet }}>
                {label}
              </Box>
              <Box component="ul" role="group" aria-label={label} sx={{ p: 0, m: 0, listStyle: 'none' }}>
                {commands.map((command) => {
                  index += 1;
                  const option = options[index] as Option;
                  const { key: _key, ...props } = getOptionProps({ option, index }) as { key: string };
                  return (
                    <Box component="li" key={command.key} {...props} sx={optionStyles}>
                      {command.icon}
                      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                        {command.label}
                      </Box>
                      {command.hint ? (
                        <Box
                          component="span"
                          sx={{
                            ...quiet,
                            maxWidth: '45%',
                            textOverflow: 'ellipsis',
                            overflow: 'hidden',
                            whiteSpace: 'nowrap',
                          }}
                        >
                          {command.hint}
                        </Box>
                      ) : null}
                      <CornerDownLeft className="enter" size={14} aria-hidden />
                    </Box>
                  );
                })}
              </Box>
            </li>
          ),
        )}
      </Box>
      {options.length === 0 && !busy ? (
        <Typography role="status" variant="body2" sx={{ px: 2, pb: 3, pt: 1, color: 'text.secondary' }}>
          {t('palette.nothing', { text })}
        </Typography>
      ) : null}
    </Box>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.75rem' } as const;

const fieldStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 2,
  height: 52,
  borderBottom: 1,
  borderColor: 'divider',
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    fontSize: '1rem',
    outline: 'none',
  },
} as const;

const listStyles = {
  m: 0,
  p: 0,
  pb: 1,
  listStyle: 'none',
  maxHeight: 'min(420px, 60dvh)',
  overflowY: 'auto',
  fontSize: '0.875rem',
} as const;

const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 40,
  px: 2,
  py: 0.5,
  cursor: 'pointer',
  '& .enter': { visibility: 'hidden', color: 'text.secondary' },
  '&.Mui-focused': { bgcolor: 'neutral.2' },
  '&.Mui-focused .enter': { visibility: 'visible' },
} as const;
