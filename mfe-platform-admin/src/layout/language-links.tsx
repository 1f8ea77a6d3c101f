import { Box, Link, languageOptions, useLanguage, VisuallyHidden } from 'mfe-shared';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/** The languages of the platform, as addresses of this page: they work before and without scripts. */
export function LanguageLinks() {
  const { t } = useTranslation('platform-admin/layout');
  const [language, setLanguage] = useLanguage();
  const [params, setParams] = useSearchParams();
  const addressIn = (code: string) =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), lang: code })}`;
  return (
    <Box component="nav" aria-label={t('pageLanguage')} sx={{ display: 'flex', mx: -1 }}>
      {languageOptions.map(({ value, label }) => (
        <Link
          key={value}
          href={addressIn(value)}
          lang={value}
          hrefLang={value}
          underline={false}
          aria-current={value === language ? 'true' : undefined}
          sx={linkStyles}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            setLanguage(value);
            // A language in the address would win over the choice when the page is loaded again.
            if (!params.has('lang')) return;
            params.delete('lang');
            setParams(params, { replace: true, preventScrollReset: true });
          }}
        >
          {value.toUpperCase()}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Link>
      ))}
    </Box>
  );
}

const linkStyles = {
  p: 1,
  fontSize: '0.875rem',
  fontWeight: 500,
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { fontWeight: 700, color: 'text.primary' },
};
