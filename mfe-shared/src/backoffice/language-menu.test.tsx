import { screen } from '@testing-library/react';
import { languageCodes, languages } from 'api/languages';
import { platformAdmin, renderRoutes } from '../testing';
import { LanguageMenu } from './language-menu';

const open = () =>
  renderRoutes(() => [{ path: '*', element: <LanguageMenu /> }], {
    path: '/platform-admin/dashboard',
    host: 'platform',
    session: platformAdmin(),
  });

it.each(languageCodes)('the platform’s language menu switches to %s with all its texts', async (code) => {
  const { user, shared } = await open();
  await user.click(screen.getByRole('button'));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(languageCodes.length);
  await user.click(screen.getByRole('menuitem', { name: languages[code].name }));
  expect(await screen.findByRole('button', { name: new RegExp(languages[code].name) })).toBeVisible();
  expect(shared.i18n.getResourceBundle(code, 'common')).toEqual(
    expect.objectContaining({ save: expect.any(String) }),
  );
});
