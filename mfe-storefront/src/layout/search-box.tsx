import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { Box, IconButton, TextField, useTenant } from 'mfe-shared';
import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { productsQuery } from '../ui/catalog.queries';
import { SearchSuggestions } from './search-suggestions';
import { useSettled } from './use-settled';

const suggestionCount = 6;
const shortestTerm = 2;

/** The search: suggestions while typing, the result page on Enter. */
export function SearchBox() {
  const { t } = useTranslation('storefront/layout');
  const { id: tenantId } = useTenant();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [params] = useSearchParams();
  // Only there is it a search, and in the page that the server renders.
  const searched = pathname === '/search' ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const term = useSettled(text.trim());
  const wanted = open && term.length >= shortestTerm;
  const { data } = useQuery({
    ...productsQuery(tenantId, { q: term, limit: suggestionCount }),
    enabled: wanted,
    placeholderData: keepPreviousData,
  });
  const products = wanted ? (data?.items ?? []) : [];
  const shown = products.length > 0;

  // A navigation resets the field to the page's search.
  useEffect(() => {
    if (key) setText(searched);
    setOpen(false);
    setActive(-1);
  }, [key, searched]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = products[active];
    const q = text.trim();
    if (chosen) navigate(`/product/${chosen.slug}`);
    else if (q) navigate(`/search?q=${encodeURIComponent(q)}`);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !shown) return;
    event.preventDefault();
    // -1 is the field itself, between the last and the first suggestion.
    const places = products.length + 1;
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
      // So that it works before, or without, the page's scripts.
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
          maxLength: 256,
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
          'aria-controls': shown ? listId : undefined,
          'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
        }}
      />
      {shown ? <SearchSuggestions id={listId} products={products} active={active} term={term} /> : null}
    </Box>
  );
}
