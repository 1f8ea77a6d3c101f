import { z } from 'zod';

/** One value for each of these keys. An object and not a record: of a record the OpenAPI document does not name the keys. */
export const eachOf = <const Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) => z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
