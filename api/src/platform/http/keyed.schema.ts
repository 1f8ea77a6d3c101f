import { z } from 'zod';

/** An object with one value for each key. A record would not name its keys in the OpenAPI document. */
export const eachOf = <const Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) => z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>);
