import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { columnsOf } from './rows.ts';

it('only the columns that the schema of the reply names are read of a table', () => {
  const people = pgTable('people', { id: uuid(), name: text(), passwordHash: text() });
  const reply = z.object({ id: z.uuid(), name: z.string(), orders: z.number() });
  expect(columnsOf(people, reply)).toEqual({ id: people.id, name: people.name });
});
