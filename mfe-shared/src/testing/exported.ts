import { screen, waitFor } from '@testing-library/react';
import type { RecordedRequest } from './fake-api';
import type { RenderedPage } from './render-routes';

/** Presses Export in the page that is open, and gives the lines of the file that is saved. */
export async function exportedLines({ user }: Pick<RenderedPage, 'user'>): Promise<string[]> {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const file = await waitFor(() => {
    const [first] = saved;
    if (!first) throw new Error('No file was saved.');
    return first;
  });
  return (await file.text()).split('\r\n');
}

/** Replies of a list with one row on each page: `'GET /webhooks': oneByOne(first, second)`. */
export const oneByOne =
  (...rows: object[]) =>
  ({ params }: Pick<RecordedRequest, 'params'>): object => {
    const page = Number(params.page ?? 1);
    return { items: rows.slice(page - 1, page), totalDoc: rows.length, page, pages: rows.length };
  };
