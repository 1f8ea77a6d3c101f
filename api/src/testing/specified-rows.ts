import { v7 as uuidv7 } from 'uuid';
import type { Call, SpecifiedWorld } from './specified-world.ts';

const id = expect.any(String);
const success = { success: true };

const languageIn = async (world: SpecifiedWorld, code: string): Promise<{ id: string; version: number }> => {
  const { body } = await world.asOwner('GET', '/api/language/all');
  return body.find(({ iso_code }: { iso_code: string }) => iso_code === code);
};
const language = { id, name: id, flag: id, iso_code: id };

export const languageCalls = (world: SpecifiedWorld): Call[] => [
  {
    call: 'GET /language/all',
    send: (path) => world.asOwner('GET', path()),
    answer: expect.arrayContaining([expect.objectContaining({ ...language, iso_code: 'de' })]),
  },
  {
    call: 'GET /language/show',
    send: (path) => world.visit('GET', path()),
    answer: expect.arrayContaining([expect.objectContaining({ ...language, iso_code: 'en' })]),
  },
  {
    call: 'GET /language/{id}',
    send: async (path) => world.asOwner('GET', path({ id: (await languageIn(world, 'de')).id })),
    answer: { ...language, iso_code: 'de' },
  },
  {
    call: 'POST /language/add',
    send: (path) => world.asOwner('POST', path(), { iso_code: 'fr', name: 'Français', flag: 'FR' }),
    status: 201,
    answer: { ...language, name: 'Français', flag: 'FR', iso_code: 'fr' },
  },
  {
    call: 'PUT /language/{id}',
    send: async (path) => {
      const { id: languageId, version } = await languageIn(world, 'fr');
      const body = { name: 'Français', flag: 'BE', status: 'show', version };
      return world.asOwner('PUT', path({ id: languageId }), body);
    },
    answer: { flag: 'BE' },
  },
  {
    call: 'PATCH /language/update/many',
    send: async (path) =>
      world.asOwner('PATCH', path(), { items: [{ id: (await languageIn(world, 'fr')).id, status: 'hide' }] }),
    answer: { changed: 1 },
  },
  {
    call: 'PUT /language/status/{id}',
    send: async (path) =>
      world.asOwner('PUT', path({ id: (await languageIn(world, 'fr')).id }), { status: 'show' }),
    answer: { iso_code: 'fr', status: 'show' },
  },
  {
    call: 'PATCH /language/{id}',
    send: async (path) => world.asOwner('PATCH', path({ id: (await languageIn(world, 'fr')).id })),
    answer: success,
  },
  {
    call: 'PATCH /language/delete/many',
    send: async (path) => world.asOwner('PATCH', path(), { ids: [(await languageIn(world, 'de')).id] }),
    answer: { changed: 1 },
  },
  {
    call: 'POST /language/add/all',
    send: (path) => world.asOwner('POST', path(), { languages: [{ iso_code: 'de' }, { iso_code: 'fr' }] }),
    status: 201,
    answer: [
      { ...language, iso_code: 'de' },
      { ...language, iso_code: 'fr' },
    ],
  },
];

const notification = { id, message: id, status: 'unread', image: null, createdAt: id };
const notify = async (world: SpecifiedWorld): Promise<string> =>
  (await world.asOwner('POST', '/api/notification/add', { message: 'A pallet has arrived' })).body.id;

export const notificationCalls = (world: SpecifiedWorld): Call[] => [
  {
    call: 'POST /notification/add',
    send: (path) => world.asOwner('POST', path(), { message: 'A pallet has arrived' }),
    status: 201,
    answer: { ...notification, message: 'A pallet has arrived', productId: null, orderId: null },
  },
  {
    call: 'GET /notification',
    send: (path) => world.asOwner('GET', `${path()}?page=1`),
    answer: {
      notifications: expect.arrayContaining([expect.objectContaining(notification)]),
      totalUnreadDoc: expect.any(Number),
      totalDoc: expect.any(Number),
    },
  },
  {
    call: 'PUT /notification/{id}',
    send: async (path) => world.asOwner('PUT', path({ id: await notify(world) }), { status: 'read' }),
    answer: { status: 'read' },
  },
  {
    call: 'PATCH /notification/update/many',
    send: async (path) => world.asOwner('PATCH', path(), { ids: [await notify(world)], status: 'read' }),
    answer: { changed: 1 },
  },
  {
    call: 'DELETE /notification/{id}',
    send: async (path) => world.asOwner('DELETE', path({ id: await notify(world) })),
    answer: success,
  },
  {
    call: 'DELETE /notification/product-id/{id}',
    send: (path) => world.asOwner('DELETE', path({ id: uuidv7() })),
    answer: { changed: 0 },
  },
  {
    call: 'PATCH /notification/delete/many',
    send: async (path) => world.asOwner('PATCH', path(), { ids: [await notify(world), await notify(world)] }),
    answer: { changed: 2 },
  },
];

/** The calls of administrators and of machines. */
export const otherCalls = (world: SpecifiedWorld): Call[] => [
  { call: 'GET /health', send: (path) => world.visit('GET', path()), answer: expect.any(Object) },
  {
    call: 'POST /admin/bulk/{operation}',
    send: async (path) => {
      const operation = 'notifications.delete';
      const body = { items: [{ id: await notify(world) }], operation, adminContext: { type: 'tenant' } };
      return world.asOwner('POST', path({ operation }), body);
    },
    answer: expect.any(Object),
  },
  {
    call: 'POST /admin/audit-log',
    send: (path) => {
      const timestamp = new Date().toISOString();
      const about = { action: 'opened', details: {}, adminContext: {}, timestamp, url: 'http://fresh/' };
      return world.asOwner('POST', path(), about);
    },
    status: 201,
    answer: success,
  },
];
