import { screen, waitFor, within } from '@testing-library/react';
import type { MissingText } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { id, list } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const eel: MissingText = { kind: 'products', id: id(901), field: 'title', texts: { en: 'Smoked eel' } };
const faq: MissingText = {
  kind: 'customization',
  id: id(1),
  field: 'faq.title',
  texts: { en: '=Questions' },
};

const open = (handlers: Handlers = {}, permissions = [...everything, 'write_settings'], search = '') =>
  openAdmin(
    `/admin/translations${search}`,
    { 'GET /translations': list([faq, eel]), 'PUT /translations': { success: true }, ...handlers },
    permissions,
  );
const written = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('texts that lack a language are typed in place and saved together', async () => {
  const page = await open();
  await page.user.type(await screen.findByLabelText('Translation of Smoked eel'), 'Räucheraal');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written(page)).toEqual([
      { items: [{ kind: 'products', id: id(901), field: 'title', language: 'de', text: 'Räucheraal' }] },
    ]),
  );
  expect(await screen.findByText('1 text was added.')).toBeInTheDocument();
});

it('the list of missing translations is filtered by language and subject', async () => {
  const page = await open();
  await page.user.selectOptions(await screen.findByLabelText('Missing in'), 'Français');
  await page.user.selectOptions(screen.getByLabelText('Texts of'), 'Products');
  await waitFor(() =>
    expect(page.requests.at(-1)?.params).toMatchObject({ language: 'fr', kind: 'products', page: 1 }),
  );
});

it('the list of missing translations keeps language, subject, search and page in the URL', async () => {
  const page = await open({}, everything, '?language=fr&kind=products&q=eel&page=2');
  expect(await screen.findByLabelText('Missing in')).toHaveValue('fr');
  expect(page.requests.find(({ path }) => path === '/translations')?.params).toEqual({
    ...{ language: 'fr', kind: 'products', q: 'eel', page: 2, limit: 20, sort: 'kind' },
  });
  await page.user.selectOptions(screen.getByLabelText('Missing in'), 'Deutsch');
  await waitFor(() => expect(page.router.state.location.search).toBe('?language=de&kind=products&q=eel'));
});

it('texts that were typed in several languages are saved together', async () => {
  const page = await open();
  await page.user.type(await screen.findByLabelText('Translation of Smoked eel'), 'Aal');
  await page.user.selectOptions(screen.getByLabelText('Missing in'), 'Français');
  await waitFor(() => expect(screen.getByLabelText('Translation of Smoked eel')).toHaveValue(''));
  await page.user.type(screen.getByLabelText('Translation of Smoked eel'), 'Anguille');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        items: [
          { language: 'de', text: 'Aal' },
          { language: 'fr', text: 'Anguille' },
        ],
      },
    ]),
  );
});

it('each text leads to where it is edited, and is typed by those only who may change its subject', async () => {
  const value: MissingText = {
    kind: 'attributes',
    id: id(903),
    field: `values.${id(904)}.name`,
    texts: { en: 'Whole' },
  };
  await open({ 'GET /translations': list([faq, eel, value]) });
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Products · Title')).toBe(`/admin/products/edit/${id(901)}`);
  expect(await href('Attributes · Value')).toBe(`/admin/attributes/${id(903)}`);
  expect(await href('Store customization · Questions and answers, Title')).toBe(
    '/admin/store/customization?section=faq',
  );
  expect(screen.getByLabelText('Translation of Smoked eel')).toBeEnabled();
  expect(screen.getByLabelText('Translation of Whole')).toBeDisabled();
});

it('missing texts are exported as CSV, and imported with their translations', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toBeDefined());
  const text = (await saved?.text()) ?? '';
  expect(text.replace(/^\ufeff/, '').split('\r\n')).toEqual([
    'kind,id,field,en,de',
    `customization,${id(1)},faq.title,"'=Questions",`,
    `products,${id(901)},title,Smoked eel,`,
  ]);
  const back = `${text}\r\nproducts,${id(902)},title,Cod,'+Kabeljau\r\n`;
  const file = new File([back], 'texts.csv', { type: 'text/csv' });
  await page.user.upload(screen.getByLabelText('Import CSV', { selector: 'input' }), file);
  await waitFor(() =>
    expect(written(page)).toEqual([
      { items: [{ kind: 'products', id: id(902), field: 'title', language: 'de', text: '+Kabeljau' }] },
    ]),
  );
});

it('Retry loads missing translations that did not load', async () => {
  let failed = false;
  const { user } = await open({
    'GET /translations': () => {
      if (failed) return list([eel]);
      failed = true;
      return failure(404, 'NOT_FOUND');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Smoked eel')).toBeInTheDocument();
});

it('a store whose texts are complete is told so, and who may not write cannot import', async () => {
  await open({ 'GET /translations': list([]) }, everything);
  expect(await screen.findByText('Nothing is missing')).toBeInTheDocument();
  expect(within(document.body).queryByRole('button', { name: 'Import CSV' })).toBeNull();
});
