import type { Names } from './names.ts';
import { apiEdits } from './shared-edits.ts';
import type { Slice } from './slice.ts';
import { readTemplates } from './templates.ts';

/** A feature of the API that owns a table: lists its rows, reads, creates, changes and deletes them, also many at once. */
export function apiSlice(names: Names): Slice {
  const { many } = names;
  return {
    folder: `api/src/features/${many}`,
    files: readTemplates('api', names),
    edits: apiEdits(names),
    steps: [
      `give it its fields, beside name and status, in ${many}.schema.ts, ${many}.table.ts and ${many}.service.ts`,
      `npm run api-types`,
      `npm run migration -- --name ${many}`,
    ],
  };
}
