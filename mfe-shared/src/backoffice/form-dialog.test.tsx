import { screen } from '@testing-library/react';
import { renderRoutes } from '../testing';
import { FormDialog } from './form-dialog';

const saved = jest.fn();
const saveOfPage = jest.fn();

const save = (of: jest.Mock) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  of();
};

/** A dialog inside the form of a page. */
const open = () =>
  renderRoutes(
    () => [
      {
        path: '/',
        element: (
          <form onSubmit={save(saveOfPage)}>
            <FormDialog title="Refund" busy={false} onSubmit={save(saved)} onClose={() => {}}>
              <input aria-label="Amount" />
            </FormDialog>
          </form>
        ),
      },
    ],
    { path: '/' },
  );

it('a dialog with a form sends that form and not the one of the page around it', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(saveOfPage).not.toHaveBeenCalled();
});

it('a dialog with a form is as narrow as can be', async () => {
  await open();
  expect(await screen.findByRole('dialog')).toHaveClass('MuiDialog-paperWidthXs');
});
