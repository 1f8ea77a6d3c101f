import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Customization, CustomizationRecord } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { demoBootstrap, failure } from 'mfe-shared/testing';
import { id, list } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';
import { emptyEntry } from './empty-entry';
import { sectionNames, sections } from './sections';

const empty = Object.fromEntries(
  sectionNames.map((name) => [name, emptyEntry(sections[name].fields)]),
) as Customization;

const record = (changes: Partial<Customization> = {}, version = 3): CustomizationRecord => ({
  id: id(800),
  version,
  updatedAt: '2026-08-01T08:00:00.000Z',
  customization: {
    ...empty,
    faq: {
      status: true,
      title: { en: 'Questions', de: 'Fragen', fr: '' },
      image: '',
      items: [{ question: { en: 'When?' }, answer: { en: 'Today' } }],
    },
    ...changes,
  },
});

const path = '/setting/store/customization';
const permissions = [...everything, 'write_settings'];
const open = (section: string, handlers: Handlers = {}, given = permissions, zone = 'UTC') =>
  openAdmin(
    `/admin/store/customization?section=${section}`,
    {
      [`GET ${path}`]: record(),
      [`GET ${path}/plans`]: [],
      [`PUT ${path}/update`]: ({ body }: { body: unknown }) => record(body as Partial<Customization>, 4),
      'GET /coupons': list([]),
      ...handlers,
    },
    given,
    { global: { ...demoBootstrap().global, default_time_zone: zone } },
  );
const written = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path: of, body }) => ({ method, path: of, body }));

it('only the changed section of a customization is saved, over the version that was read', async () => {
  const page = await open('faq');
  const title = await screen.findByLabelText('Title');
  expect(document.title).toBe('Store Customization');
  await page.user.clear(title);
  await page.user.type(title, 'Ask us');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written(page)).toHaveLength(1));
  expect(written(page)[0]).toEqual({
    method: 'PUT',
    path: `${path}/update`,
    body: {
      version: 3,
      faq: {
        status: true,
        title: { en: 'Ask us', de: 'Fragen' },
        image: '',
        items: [{ question: { en: 'When?' }, answer: { en: 'Today' } }],
      },
    },
  });
  expect(await screen.findByText('The shop shows your changes.')).toBeInTheDocument();
});

it('the first save of a customization adds the whole document', async () => {
  const page = await open('faq', {
    [`GET ${path}`]: record({}, 0),
    [`POST ${path}/add`]: { status: 201, body: record({}, 1) },
  });
  await page.user.type(await screen.findByLabelText('Title'), '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written(page)).toHaveLength(1));
  const [{ method, path: of, body } = { method: '', path: '', body: {} }] = written(page);
  expect([method, of]).toEqual(['POST', `${path}/add`]);
  expect(Object.keys(body as object).sort()).toEqual([...sectionNames].sort());
});

it('Undo after a save publishes the pages as they were, over what was saved', async () => {
  const page = await open('faq', { [`PUT ${path}`]: record({}, 5) });
  const title = await screen.findByLabelText('Title');
  await page.user.type(title, '!');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The shop shows your changes.');
  const undo = await screen.findAllByRole('button', { name: 'Undo' });
  await page.user.click(undo.at(-1) as HTMLElement);
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  expect(written(page).at(-1)).toEqual({
    method: 'PUT',
    path,
    body: { ...record().customization, version: 4 },
  });
  expect(await screen.findByLabelText('Title')).toHaveValue('Questions');
});

it('texts of a customization that lack a language are counted, marked, and one press away', async () => {
  const page = await open('faq');
  const nav = await screen.findByRole('navigation', { name: 'Section' });
  expect(within(nav).getByRole('button', { name: /Questions and answers/ })).toHaveTextContent('3');
  await page.user.click(screen.getByRole('button', { name: 'Title: the text in FR is missing' }));
  const title = screen.getByLabelText('Title');
  expect(title).toHaveValue('');
  expect(title).toHaveAttribute('placeholder', 'Questions');
  await page.user.click(screen.getByRole('button', { name: 'All languages' }));
  expect(screen.getByLabelText('Title (EN)')).toHaveValue('Questions');
  expect(screen.getByLabelText('Title (DE)')).toHaveValue('Fragen');
  expect(screen.queryByTitle('Preview of /faq')).toBeNull();
});

it('a part that is pressed in the preview opens its section at the field with that text', async () => {
  await open('navbar');
  const frame = (await screen.findByTitle('Preview of /')) as HTMLIFrameElement;
  const sent = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const from = { origin: location.origin, source: frame.contentWindow };
  fireEvent(window, new MessageEvent('message', { ...from, data: { larderPreview: 'ready' } }));
  expect(sent.mock.lastCall?.[0]).toMatchObject({ larderPreview: 'draft', lit: 'navbar', language: 'en' });
  const data = { larderPreview: 'picked', fields: ['faq'], text: 'Today' };
  fireEvent(window, new MessageEvent('message', { ...from, data }));
  await waitFor(() => expect(screen.getByDisplayValue('Today')).toHaveFocus());
  fireEvent(
    window,
    new MessageEvent('message', { ...from, origin: 'https://evil.test', data: { ...data, fields: ['seo'] } }),
  );
  expect(screen.getByDisplayValue('Today')).toBeInTheDocument();
});

it('edits of a customization are undone and done again', async () => {
  const page = await open('faq');
  const question = await screen.findByDisplayValue('When?');
  await page.user.click(screen.getByRole('button', { name: 'Remove Entry 1' }));
  expect(question).not.toBeInTheDocument();
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByDisplayValue('When?')).toBeInTheDocument());
  await page.user.click(screen.getByRole('button', { name: 'Redo' }));
  await waitFor(() => expect(screen.queryByDisplayValue('When?')).toBeNull());
});

it('a version of a customization is restored after a question', async () => {
  const version = (number: number) => ({
    id: id(810 + number),
    number,
    createdAt: '2026-08-01T08:00:00.000Z',
    origin: 'save',
    authorName: 'Olive',
    sections: ['faq'],
  });
  const page = await open('faq', {
    [`GET ${path}/versions`]: list([version(3), version(2)]),
    [`POST ${path}/versions/:id/restore`]: record({}, 4),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Versions' }));
  const drawer = await screen.findByRole('dialog', { name: 'Versions' });
  expect(await within(drawer).findByText('In the shop now')).toBeInTheDocument();
  await page.user.click(within(drawer).getByRole('button', { name: 'Restore' }));
  const question = await screen.findByRole('dialog', { name: 'Restore this version?' });
  await page.user.click(within(question).getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(written(page)).toEqual([
      { method: 'POST', path: `${path}/versions/${id(812)}/restore`, body: { version: 3 } },
    ]),
  );
});

it('unsaved changes are planned for a time of the store’s clocks, and leave the form', async () => {
  const plan = {
    [`POST ${path}/plans`]: {
      id: id(820),
      publishAt: '2099-12-01T08:00:00.000Z',
      sections: ['offers'],
      authorName: 'Olive',
    },
  };
  const page = await open('offers', plan, permissions, 'America/New_York');
  await page.user.type(await screen.findByLabelText('Title'), 'Advent');
  await page.user.click(screen.getByRole('button', { name: 'Publish later' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish later' });
  expect(dialog).toHaveTextContent('Your unsaved changes are in: Offers.');
  fireEvent.change(within(dialog).getByLabelText('Time'), { target: { value: '2020-01-01T08:00' } });
  await page.user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  expect(within(dialog).getByText('Choose a time in the future.')).toBeInTheDocument();
  fireEvent.change(within(dialog).getByLabelText('Time'), { target: { value: '2099-12-01T08:00' } });
  await page.user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  expect(await screen.findByText('The changes are planned.')).toBeInTheDocument();
  expect(written(page)[0]).toMatchObject({
    body: { publishAt: '2099-12-01T13:00:00.000Z', sections: { offers: { title: { en: 'Advent' } } } },
  });
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});

it('a refused customization says so at its field, and a wrong link before it is sent', async () => {
  const page = await open('slider', {
    [`PUT ${path}/update`]: failure(400, 'VALIDATION', [
      { field: 'slider.slides.0.image', message: 'unknown' },
    ]),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Add slide' }));
  await page.user.type(screen.getByLabelText('Link'), 'javascript:alert(1)');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/A path of the shop/)).toBeInTheDocument();
  expect(written(page)).toEqual([]);
  await page.user.clear(screen.getByLabelText('Link'));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a picture of the library.')).toBeInTheDocument();
});

it('staff without the permission to change it see the customization and cannot save it', async () => {
  await open('faq', {}, everything);
  expect(await screen.findByText(/but not change it/)).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('pictures that did not load say so, and are loaded again', async () => {
  let isDown = true;
  const page = await open('faq', {
    'GET /uploads': () => (isDown ? failure(403, 'FORBIDDEN') : list([])),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Choose picture' }));
  const dialog = within(await screen.findByRole('dialog'));
  const failed = within(await dialog.findByRole('alert'));
  isDown = false;
  await page.user.click(failed.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('No picture has been uploaded yet.')).toBeInTheDocument();
});
