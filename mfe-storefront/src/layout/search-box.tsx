import { Search, X } from 'lucide-react';
import { Box, IconButton, lazyComponent, TextField } from 'mfe-shared';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { forgetRecentSearches, keepRecentSearch } from './recent-searches';
import type { Suggestion } from './use-suggestions';
import { useSuggestions } from './use-suggestions';

const SearchSuggestions = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "search-suggestions" */ './search-suggestions')).SearchSuggestions,
);

/** The search: suggestions while typing, the result page on Enter. */
export function SearchBox() {
  const { t } = useTranslation('storefront/layout');
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [params] = useSearchParams();
  // Only there is it a search, and in the page that the server renders.
  const searched = pathname === '/search' ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { term, items, data } = useSuggestions(text, open);
  const shown = items.length > 0;

  // A navigation resets the field to the page's search.
  useEffect(() => {
    if (key) setText(searched);
    setOpen(false);
    setActive(-1);
  }, [key, searched]);

  const choose = (item: Suggestion) => {
    if (item.kind !== 'recent') keepRecentSearch(text);
    setOpen(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = items[active];
    const q = text.trim();
    if (chosen) choose(chosen);
    else keepRecentSearch(q);
    const href = chosen?.href ?? (q && `/search?q=${encodeURIComponent(q)}`);
    if (href) navigate(href);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !shown) return;
    event.preventDefault();
    // -1 is the field itself, between the last and the first suggestion.
    const places = items.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };
  const clear = () => {
    setText('');
    setActive(-1);
  };

  return (
    <Box
      component="form"
      role="search"
      // The form works before, or without, the page's scripts.
      action="/search"
      onSubmit={submit}
      onBlur={(event: React.FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      sx={{
        position: 'relative',
        maxWidth: 720,
        mx: 'auto',
      }}
    >
      <TextField
        label={t('search')}
        hideLabel
        name="q"
        value={text}
        placeholder={t('search')}
        autoComplete="off"
        startAdornment={<Search size={18} aria-hidden />}
        endAdornment={
          text ? (
            <IconButton label={t('clear')} size="small" onClick={clear}>
              <X size={16} />
            </IconButton>
          ) : null
        }
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={move}
        inputProps={{
          role: 'combobox',
          enterKeyHint: 'search',
          maxLength: 128,
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
          'aria-controls': shown ? listId : undefined,
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
        }}
      />
      {shown ? (
        <SearchSuggestions
          {...{ id: listId, term, items, data, active }}
          onChoose={choose}
          onForget={() => {
            forgetRecentSearches();
            setOpen(false);
          }}
        />
      ) : null}
    </Box>
  );
}
