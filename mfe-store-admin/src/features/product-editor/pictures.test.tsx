import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { attributes, categories, id, productDetail } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const open = (handlers: Handlers = {}) =>
  openAdmin(`/admin/products/edit/${id(101)}`, {
    'GET /categories': categories,
    'GET /attributes': attributes,
    'GET /products/:id': productDetail(),
    ...handlers,
  });
const fileInput = async () => {
  await screen.findByLabelText('Name', { selector: 'input' });
  return document.querySelector('input[type=file]') as HTMLInputElement;
};
const saved = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method === 'PUT');

it('an uploaded picture is saved with the product', async () => {
  const url = `/uploads/${id(1)}/${id(2)}.webp`;
  const page = await open({
    'POST /uploads': { url, width: 800, height: 600, bytes: 1000 },
    'PUT /products/:id': productDetail({ version: 4 }),
  });
  const input = await fileInput();
  await page.user.upload(input, new File(['picture'], 'bananas.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Bananas' })).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(page)).toHaveLength(1));
  expect(saved(page)[0]?.body).toMatchObject({
    images: [{ url, alt: 'Bananas', width: 800, height: 600 }],
  });
});

it('several pictures that are uploaded at once are all added', async () => {
  let count = 0;
  const page = await open({
    'POST /uploads': () => {
      count += 1;
      return { url: `/uploads/${id(1)}/${id(count)}.webp`, width: 800, height: 600, bytes: 1000 };
    },
  });
  const input = await fileInput();
  const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
  await page.user.upload(input, [picture('a.png'), picture('b.png'), picture('c.png')]);
  expect(await screen.findAllByRole('img', { name: 'Bananas' })).toHaveLength(3);
});

it('pictures stay in the order in which they were chosen, whichever upload ends first', async () => {
  const answers: ((picture: object) => void)[] = [];
  const page = await open({
    'POST /uploads': () => new Promise<object>((resolve) => answers.push(resolve)),
    'PUT /products/:id': productDetail({ version: 4 }),
  });
  const input = await fileInput();
  const names = ['a.png', 'b.png', 'c.png'];
  await page.user.upload(
    input,
    names.map((name) => new File(['picture'], name, { type: 'image/png' })),
  );
  await waitFor(() => expect(answers).toHaveLength(3));
  const url = (index: number) => `/uploads/${id(1)}/${id(index)}.webp`;
  for (const [arrived, index] of [2, 0, 1].entries()) {
    answers[index]?.({ url: url(index), width: 800, height: 600, bytes: 1000 });
    await waitFor(() => expect(screen.getAllByRole('img', { name: 'Bananas' })).toHaveLength(arrived + 1));
  }
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(page)).toHaveLength(1));
  expect(saved(page)[0]?.body).toMatchObject({
    images: [0, 1, 2].map((index) => ({ url: url(index) })),
  });
});

it('a file that is no picture is refused with a message', async () => {
  const page = await open();
  const input = await fileInput();
  fireEvent.change(input, { target: { files: [new File(['text'], 'notes.txt', { type: 'text/plain' })] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'notes.txt was not uploaded: it is not a picture',
  );
  expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a picture of more than 10 MB is refused with a message', async () => {
  const page = await open();
  const file = new File(['picture'], 'huge.png', { type: 'image/png' });
  jest.spyOn(file, 'size', 'get').mockReturnValue(10 * 1024 * 1024 + 1);
  fireEvent.change(await fileInput(), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('it is larger than 10 MB');
  expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
