import { Globe } from 'lucide-react';
import type { Language } from 'mfe-shared';
import { Button, constants, Menu, MenuItem, useLanguage, useSettings, VisuallyHidden } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const spoken = (code: string): code is Language => (constants.languages as readonly string[]).includes(code);

/** The store's languages, each by its own name. */
export function LanguageMenu() {
  const { t } = useTranslation('storefront/layout');
  const { languages } = useSettings();
  const [language, setLanguage] = useLanguage();
  const [params, setParams] = useSearchParams();
  const choose = (code: Language) => {
    setLanguage(code);
    // An address may name a language, which would win over the choice when the page is loaded again.
    if (!params.has('lang')) return;
    params.delete('lang');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  const shown = languages.flatMap(({ iso_code, name }) =>
    spoken(iso_code) ? [{ code: iso_code, name }] : [],
  );
  if (shown.length < 2) return null;
  const current = shown.find(({ code }) => code === language)?.name ?? language;
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} color="neutral" startIcon={<Globe size={18} />} sx={{ px: 1.25 }}>
          <span aria-hidden>{language.toUpperCase()}</span>
          <VisuallyHidden>{t('language', { language: current })}</VisuallyHidden>
        </Button>
      )}
    >
      {shown.map(({ code, name }) => (
        <MenuItem key={code} lang={code} selected={code === language} onClick={() => choose(code)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
