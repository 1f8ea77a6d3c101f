import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnsOf } from './rows.ts';

it('what a reply names is read of a table, and nothing else', () => {
  const people = pgTable('people', { id: uuid(), name: text(), passwordHash: text() });
  const reply = z.object({ id: z.uuid(), name: z.string(), orders: z.number() });
  expect(columnsOf(people, reply)).toEqual({ id: people.id, name: people.name });
});
