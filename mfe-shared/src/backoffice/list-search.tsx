import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/icon-button';
import { TextField } from '../ui/text-field';
import type { ListParams } from './use-list-params';

const pauseMs = 300;

/** The search of a list: written to the URL when typing pauses; an empty field clears it. */
export function ListSearch({
  params,
  placeholder,
}: {
  params: ListParams;
  placeholder?: string | undefined;
}) {
  const { t } = useTranslation('common');
  const { q, set } = params;
  const [text, setText] = useState(q);
  const sent = useRef(q);
  // Going back, a view tab or a link changes the search from outside. The URL's own change after typing must not
  // overwrite what has been typed since.
  useEffect(() => {
    if (q !== sent.current) setText(q);
    sent.current = q;
  }, [q]);
  useEffect(() => {
    if (text.trim() === q) return;
    const pause = setTimeout(() => {
      sent.current = text.trim();
      set({ q: sent.current }, { replace: q !== '' });
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [text, q, set]);
  return (
    <TextField
      label={placeholder ?? t('search')}
      hideLabel
      type="search"
      placeholder={placeholder ?? t('search')}
      title={t('keyboardHint')}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && setText('')}
      startAdornment={<Search size={16} aria-hidden />}
      endAdornment={
        text ? (
          <IconButton label={t('clearSearch')} size="small" edge="end" onClick={() => setText('')}>
            <X size={16} />
          </IconButton>
        ) : null
      }
      sx={{ flex: '1 1 240px', maxWidth: 420, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
