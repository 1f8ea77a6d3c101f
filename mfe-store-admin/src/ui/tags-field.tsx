import { X } from 'lucide-react';
import { Box, Button, IconButton, TextField } from 'mfe-shared';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type TagsFieldProps = {
  label: string;
  value: string[];
  onChange: (tags: string[]) => void;
  /** Suggestions while typing. */
  suggestions?: readonly string[];
  error?: string | undefined;
  max?: number;
  /** By default what a tag is and how it is added. */
  help?: string;
  required?: boolean;
  /** The letters of one tag. */
  longest?: number;
};

/** Free tags: added by Enter or a comma, and removable. */
export function TagsField({
  label,
  value,
  onChange,
  suggestions = [],
  error,
  max = 20,
  help,
  required,
  longest = 40,
}: TagsFieldProps) {
  const { t } = useTranslation('store-admin/ui');
  const listId = useId();
  const [text, setText] = useState('');
  const add = () => {
    const fresh = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word && !value.includes(word));
    if (fresh.length > 0) onChange([...value, ...new Set(fresh)].slice(0, max));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };
  return (
    <div>
      <TextField
        label={label}
        value={text}
        error={error}
        help={help ?? t('tags.help')}
        required={required}
        onChange={(event) => setText(event.target.value)}
        onBlur={add}
        onKeyDown={onKeyDown}
        inputProps={{ maxLength: longest, list: suggestions.length > 0 ? listId : undefined }}
        endAdornment={
          text.trim() ? (
            <Button size="small" onClick={add}>
              {t('tags.add')}
            </Button>
          ) : null
        }
      />
      {suggestions.length > 0 ? (
        <datalist id={listId}>
          {suggestions
            .filter((word) => !value.includes(word))
            .map((word) => (
              <option key={word} value={word} />
            ))}
        </datalist>
      ) : null}
      {value.length > 0 ? (
        <Box component="ul" role="list" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          {value.map((word) => (
            <Box component="li" key={word} sx={tagStyles}>
              {word}
              <IconButton
                size="small"
                label={t('tags.remove', { tag: word })}
                onClick={() => onChange(value.filter((other) => other !== word))}
              >
                <X size={14} />
              </IconButton>
            </Box>
          ))}
        </Box>
      ) : null}
    </div>
  );
}

const tagStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  pl: 1.25,
  borderRadius: '999px',
  bgcolor: 'neutral.2',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  '& button': { borderRadius: '999px' },
} as const;
