import { act, screen, waitFor } from '@testing-library/react';
import type { LocalizedText } from 'api';
import { useState } from 'react';
import { renderRoutes } from '../testing';
import { Link } from '../ui/link';
import { TextField } from '../ui/text-field';
import { updatesAreHeld } from '../updates/hold-updates';
import { FormPage } from './form-page';
import { FormSection } from './form-section';
import { LocalizedField } from './localized-field';

const empty: LocalizedText = { en: '', de: '', fr: '' };
const saved: LocalizedText[] = [];

function FruitForm() {
  const [title, setTitle] = useState(empty);
  const [before, setBefore] = useState(empty);
  const dirty = title !== before;
  return (
    <FormPage
      title="New fruit"
      back={{ to: '/fruits', label: 'Fruits' }}
      dirty={dirty}
      errorCount={title.en === 'bad' ? 2 : 0}
      onDiscard={() => setTitle(before)}
      onSubmit={(event) => {
        event.preventDefault();
        saved.push(title);
        setBefore(title);
      }}
    >
      <FormSection title="Words" help="What shoppers read.">
        <LocalizedField label="Title" value={title} onChange={setTitle} required />
        <TextField
          label="Sku"
          error={title.en === 'bad' ? 'Not this one' : undefined}
          help="Any"
          required={false}
        />
      </FormSection>
      <Link to="/fruits">away</Link>
    </FormPage>
  );
}

const open = () =>
  renderRoutes(
    () => [
      { path: '/fruits/add', element: <FruitForm /> },
      { path: '/fruits', element: <p>list</p> },
    ],
    {
      path: '/fruits/add',
    },
  );

describe('a form page', () => {
  it('shows the save bar after the first change and can discard the change', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Title'), 'Apple');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('saves each language, also by keyboard', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Title'), 'Apple');
    await user.click(screen.getByRole('button', { name: 'DE' }));
    await user.type(screen.getByLabelText('Title'), 'Apfel');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved).toEqual([{ en: 'Apple', de: 'Apfel', fr: '' }]));
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('counts the errors in the save bar and links each to its field', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Title'), 'bad');
    expect(screen.getByText('2 fields need attention')).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Sku (optional)' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Not this one');
  });

  it('holds the page’s builds while it has changes', async () => {
    const { user } = await open();
    expect(updatesAreHeld()).toBe(false);
    await user.type(screen.getByLabelText('Title'), 'Apple');
    expect(updatesAreHeld()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(updatesAreHeld()).toBe(false);
  });

  it('asks before it is left with changes, and not without', async () => {
    const { user, router } = await open();
    await user.type(screen.getByLabelText('Title'), 'x');
    await user.click(screen.getByRole('link', { name: 'away' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/fruits/add');
    // The dialog hides the page until it has gone.
    await user.click(await screen.findByRole('link', { name: 'away' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('list')).toBeInTheDocument();
  });

  it('does not ask when only the query of its own address changes', async () => {
    const { user, router } = await open();
    await user.type(screen.getByLabelText('Title'), 'x');
    await act(() => router.navigate('?tab=2'));
    expect(router.state.location.search).toBe('?tab=2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets the browser ask before the tab is closed with changes, and not without', async () => {
    const { user } = await open();
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    await user.type(screen.getByLabelText('Title'), 'x');
    expect(closes()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(closes()).toBe(true);
  });
});
