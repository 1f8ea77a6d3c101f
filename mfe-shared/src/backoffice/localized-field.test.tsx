import { screen } from '@testing-library/react';
import type { LanguageCode, LocalizedText } from 'api';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { defaultGlobalSetting } from '../settings/defaults';
import { renderRoutes } from '../testing';
import { demoBootstrap } from '../testing/demo-bootstrap';
import { LocalizedField } from './localized-field';

function Title({ saved }: { saved: LocalizedText }) {
  const [title, setTitle] = useState(saved);
  const text = useText();
  return (
    <>
      <LocalizedField label="Title" value={title} onChange={setTitle} required />
      <p>{`shown: ${text(title)}`}</p>
    </>
  );
}

/** A store whose default language is German, and which has these languages. */
const open = (language: LanguageCode, saved: LocalizedText, codes = ['de', 'fr']) =>
  renderRoutes(() => [{ path: '/', element: <Title saved={saved} /> }], {
    path: '/',
    language,
    settings: {
      global: { ...defaultGlobalSetting, default_language: 'de' },
      languages: demoBootstrap().languages.filter(({ iso_code }) => codes.includes(iso_code)),
    },
  });
const languagesOffered = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const german = { en: '', de: 'Milch', fr: '' };

describe('a text in several languages', () => {
  it('has a field for each of the store’s languages, the reader’s first', async () => {
    await open('fr', german);
    expect(languagesOffered()).toEqual(['DE', 'FR']);
    expect(screen.getByRole('button', { name: 'FR' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('placeholder', 'Milch');
  });

  it('starts with the store’s default language for a reader whose language the store does not have', async () => {
    await open('en', german);
    expect(screen.getByRole('button', { name: 'DE' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Milch');
  });

  it('is required in the store’s default language only', async () => {
    const { user } = await open('fr', german);
    expect(screen.getByRole('textbox', { name: 'Title' })).not.toBeRequired();
    await user.click(screen.getByRole('button', { name: 'DE' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('placeholder');
  });

  it.each([
    [{ en: 'Milk', de: 'Milch', fr: 'Lait' }, 'Lait'],
    [{ en: 'Milk', de: 'Milch', fr: '' }, 'Milch'],
    [{ en: 'Milk', de: '', fr: '' }, 'Milk'],
    [{ en: '', de: '', fr: '' }, ''],
  ])('is shown in the reader’s language, else the store’s default, else any: %o', async (saved, shown) => {
    await open('fr', saved);
    expect(screen.getByText(`shown: ${shown}`.trim())).toBeInTheDocument();
  });
});
