import type { Actor } from '../../testing/actors.ts';
import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { StoreLanguage } from './languages.schema.ts';

let test: TestApp;
let owner: Actor;
let reader: Actor;
let host: string;
let stores = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Each test has a store with English (its default), German and a hidden language that Larder does not speak. */
beforeEach(async () => {
  stores += 1;
  host = `store${stores}.localhost`;
  const tenantId = await createStore(test.database, `store${stores}`);
  owner = await createStaff(test.database, tenantId, 'owner');
  reader = await createStaff(test.database, tenantId, ['read_settings']);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const call = (method: Method, path: string, body?: unknown, token = owner.token) =>
  test.call(host, method, `/api/language${path}`, { body, token });
const all = async (): Promise<StoreLanguage[]> => (await call('GET', '/all')).body;
const named = async (code: string): Promise<StoreLanguage> =>
  (await all()).find(({ iso_code }) => iso_code === code)!;
const codesOf = (rows: StoreLanguage[]) => rows.map(({ iso_code }) => iso_code);

it('staff see all languages of the store, and each by its id', async () => {
  const found = await all();
  expect(found.map(({ iso_code, isDefault, status }) => [iso_code, isDefault, status])).toEqual([
    ['en', true, 'show'],
    ['de', false, 'show'],
    ['la', false, 'hide'],
  ]);
  expect((await call('GET', `/${found[1]?.id}`)).body).toEqual(found[1]);
  expect((await call('GET', '/019a0000-0000-7000-8000-00000000ffff')).body.code).toBe('NOT_FOUND');
});

it('a store adds a language that the product speaks, with the product’s name and flag, and only once', async () => {
  const added = await call('POST', '/add', { iso_code: 'fr' });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ name: 'Français', flag: 'FR', status: 'show', position: 3 });
  expect(codesOf((await call('GET', '/show')).body)).toEqual(['en', 'de', 'fr']);
  const again = await call('POST', '/add', { iso_code: 'fr' });
  expect([again.status, again.body.details]).toEqual([400, [{ field: 'iso_code', message: 'taken' }]]);
});

it('a language that the product has no texts for cannot be added', async () => {
  const { status, body } = await call('POST', '/add', { iso_code: 'it', name: 'Italiano', flag: 'IT' });
  expect(status).toBe(400);
  expect(body.details[0].field).toBe('iso_code');
});

it('several languages are added together, or none of them', async () => {
  const some = await call('POST', '/add/all', { languages: [{ iso_code: 'fr' }, { iso_code: 'de' }] });
  expect([some.status, some.body.details]).toEqual([
    400,
    [{ field: 'languages.1.iso_code', message: 'taken' }],
  ]);
  expect(codesOf(await all())).toEqual(['en', 'de', 'la']);
  const twice = await call('POST', '/add/all', { languages: [{ iso_code: 'fr' }, { iso_code: 'fr' }] });
  expect(twice.status).toBe(400);
  const added = await call('POST', '/add/all', { languages: [{ iso_code: 'fr', status: 'hide' }] });
  expect([added.status, added.body[0].status]).toEqual([201, 'hide']);
});

it('name, flag and status are saved over the version that was read', async () => {
  const { id, version } = await named('de');
  const change = { name: 'German', flag: 'AT', status: 'hide', version };
  const saved = await call('PUT', `/${id}`, change);
  expect(saved.body).toMatchObject({ name: 'German', flag: 'AT', status: 'hide', version: version + 1 });
  expect((await call('PUT', `/${id}`, change)).body.code).toBe('VERSION_CONFLICT');
  expect((await call('PUT', `/${id}`, { ...change, flag: 'at' })).status).toBe(400);
});

it('a switch shows and hides a language', async () => {
  const { id } = await named('de');
  expect((await call('PUT', `/status/${id}`, { status: 'hide' })).body.status).toBe('hide');
  expect(codesOf((await call('GET', '/show')).body)).toEqual(['en']);
  expect((await call('PUT', `/status/${id}`, { status: 'show' })).body.status).toBe('show');
});

it('places and statuses of many languages change in one call, or none of them', async () => {
  const [en, de, la] = await all();
  const items = [
    { id: de!.id, position: 0 },
    { id: en!.id, position: 1 },
    { id: la!.id, status: 'show' },
  ];
  expect((await call('PATCH', '/update/many', { items })).body).toEqual({ changed: 3 });
  expect(codesOf(await all())).toEqual(['de', 'en', 'la']);
  expect((await named('la')).status).toBe('show');
  const unknown = { id: '019a0000-0000-7000-8000-00000000ffff', status: 'hide' };
  const refused = await call('PATCH', '/update/many', { items: [{ id: de!.id, status: 'hide' }, unknown] });
  expect(refused.body.code).toBe('NOT_FOUND');
  expect((await named('de')).status).toBe('show');
});

it('the default language can be neither hidden nor deleted', async () => {
  const { id, version } = await named('en');
  const { id: other } = await named('de');
  const hide = { status: 'hide' };
  const answers = [
    await call('PUT', `/status/${id}`, hide),
    await call('PUT', `/${id}`, { name: 'English', flag: 'US', ...hide, version }),
    await call('PATCH', '/update/many', { items: [{ id: other }, { id, ...hide }] }),
    await call('PATCH', `/${id}`),
    await call('PATCH', '/delete/many', { ids: [other, id] }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [409, 'IS_DEFAULT']),
  );
  expect(answers.map(({ body }) => body.details[0].field)).toEqual([
    'status',
    'status',
    'items.1.status',
    'ids.0',
    'ids.1',
  ]);
  expect(codesOf((await call('GET', '/show')).body)).toEqual(['en', 'de']);
});

it('other languages are deleted one by one or together', async () => {
  const [, de, la] = await all();
  expect((await call('PATCH', `/${la!.id}`)).body).toEqual({ success: true });
  expect((await call('PATCH', `/${la!.id}`)).body.code).toBe('NOT_FOUND');
  expect((await call('PATCH', '/delete/many', { ids: [de!.id] })).body).toEqual({ changed: 1 });
  expect(codesOf(await all())).toEqual(['en']);
});

it('staff who may only read settings change no language', async () => {
  const { id } = await named('de');
  expect((await call('GET', '/all', undefined, reader.token)).status).toBe(200);
  expect((await call('PATCH', `/${id}`, undefined, reader.token)).status).toBe(403);
  expect((await call('POST', '/add', { iso_code: 'fr' }, reader.token)).status).toBe(403);
});
