import { useQuery } from '@tanstack/react-query';
import { languageCodes, languages } from 'api/languages';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Language } from '../i18n/language';
import { isLanguage } from '../i18n/language';
import { useLanguage } from '../i18n/use-language';
import { settingsQueries } from '../settings/settings.queries';
import { useTenant } from '../tenant/use-tenant';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { MenuItem } from '../ui/menu-item';
import { flagOf } from './flag';

/** The platform's own languages; a store has its own list. */
const platformLanguages = languageCodes.map((code) => ({ iso_code: code, ...languages[code] }));

/** The language of the interface, with flag and name. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { id } = useTenant();
  const [language, setLanguage] = useLanguage();
  const [params, setParams] = useSearchParams();
  const choose = (code: Language) => {
    setLanguage(code);
    // A public page's address may name a language, which would win over the choice when it is loaded again.
    if (!params.has('lang')) return;
    params.delete('lang');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  const { data, isLoading, isError } = useQuery(settingsQueries.languages(id));
  const known = (id === '' ? platformLanguages : (data ?? [])).filter(({ iso_code }) => isLanguage(iso_code));
  const current = known.find(({ iso_code }) => iso_code === language);
  const name = current?.name ?? t('unknownLanguage');
  const message = isLoading ? t('loadingLanguages') : isError ? t('languagesFailed') : t('noLanguages');
  return (
    <Menu
      trigger={(trigger) => (
        <Button
          {...trigger}
          color="neutral"
          aria-label={`${t('language')}: ${name}`}
          sx={{ px: 1.25, gap: 0.75 }}
        >
          <span aria-hidden>{current ? flagOf(current.flag) : '🌐'}</span>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {name}
          </Box>
        </Button>
      )}
    >
      {known.length === 0 ? (
        <MenuItem disabled>{message}</MenuItem>
      ) : (
        known.map(({ iso_code, name: label, flag }) => (
          <MenuItem
            key={iso_code}
            lang={iso_code}
            selected={iso_code === language}
            icon={<span aria-hidden>{flagOf(flag)}</span>}
            onClick={() => isLanguage(iso_code) && choose(iso_code)}
          >
            <Box component="span" sx={{ flex: 1 }}>
              {label}
            </Box>
            {iso_code === language ? <Check size={16} aria-hidden /> : null}
          </MenuItem>
        ))
      )}
    </Menu>
  );
}
