import { act, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeOver } from './rendered-page';
import { replayEvents } from './replay-events';

const sent = jest.fn();
const checked = jest.fn();
let listened: jest.SpiedFunction<typeof window.addEventListener>;

function Shop() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [sort, setSort] = useState('name');
  const [isFresh, setFresh] = useState(false);
  // As a page that reads what is stored, once it runs.
  useEffect(() => setText(''), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent(text);
  };
  return (
    <>
      <form aria-label="Search" action="/search" onSubmit={send}>
        <input name="q" value={text} onChange={(event) => setText(event.target.value)} />
      </form>
      <form aria-label="Coupon" onSubmit={send}>
        <button type="submit">Use</button>
      </form>
      <select value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="name">Name</option>
        <option value="price">Price</option>
      </select>
      <label>
        <input
          type="checkbox"
          checked={isFresh}
          onChange={(event) => {
            setFresh(event.target.checked);
            checked(event.target.checked);
          }}
        />
        Fresh
      </label>
      {count > 0 ? <span key="some">{count} in the cart</span> : null}
      <button
        key={count > 0 ? 'more' : 'add'}
        type="button"
        data-adds="milk"
        onClick={() => setCount(count + 1)}
      >
        +
      </button>
      <a href="/cart">Cart</a>
      <output>{`${text} by ${sort}`}</output>
    </>
  );
}

const within = <T extends Element>(selector: string) => document.querySelector<T>(selector) as T;
const press = (selector: string) => within<HTMLElement>(selector).click();

function open() {
  document.body.innerHTML = `<div id="larder-incomplete" hidden></div><div id="root">${renderToString(<Shop />)}</div>`;
  replayEvents();
}

async function hydrate() {
  takeOver();
  await act(async () => void hydrateRoot(within('#root'), <Shop />));
}

async function startApp() {
  await hydrate();
  await act(async () => globalThis.larderPresses?.());
}

/** Waits until the kept presses are done and their marks are gone. */
const shown = () => act(() => waitFor(() => expect(within('[data-pressed]')).toBeNull()));

/** Records whether the browser would act on an event. It does not, as these tests have no pages to go to. */
function defaults(type: string): boolean[] {
  const seen: boolean[] = [];
  window.addEventListener(
    type,
    (event) => {
      seen.push(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  return seen;
}

beforeEach(() => {
  // React's development build complains about the marks.
  jest.spyOn(console, 'error').mockImplementation();
  sent.mockClear();
  checked.mockClear();
  listened = jest.spyOn(window, 'addEventListener');
  open();
});
afterEach(async () => {
  document.body.innerHTML = '<div id="root"><button data-adds="bread"></button></div>';
  await globalThis.larderPresses?.();
  // It listens until the first press is done.
  press('button');
  await shown();
  jest.restoreAllMocks();
});

it('three presses on + before the app runs are shown at once and count three, though it makes the button anew', async () => {
  for (let time = 0; time < 3; time += 1) press('[data-adds]');
  expect(within('[data-adds]')).toHaveAttribute('data-pressed', '3');
  await startApp();
  expect(within('span')).toHaveTextContent('3 in the cart');
  expect(within('[data-pressed]')).toBeNull();
  expect(globalThis.larderPresses).toBeUndefined();
});

it('values that are typed and chosen before the app runs are in its fields and its state', async () => {
  const field = within<HTMLInputElement>('[name=q]');
  for (const value of ['m', 'mi', 'milk']) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const select = within<HTMLSelectElement>('select');
  select.value = 'price';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  press('[type=checkbox]');
  expect(checked).not.toHaveBeenCalled();
  await startApp();
  expect(within('output')).toHaveTextContent('milk by price');
  expect(within<HTMLInputElement>('[name=q]').value).toBe('milk');
  expect(checked.mock.calls).toEqual([[true]]);
  expect(within<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
});

it('a form with an address and a link are left to the browser; a form of the app is sent when it runs', async () => {
  const submits = defaults('submit');
  within<HTMLFormElement>('[aria-label=Search]').requestSubmit();
  expect(submits).toEqual([true]);
  const clicks = defaults('click');
  press('a');
  expect(clicks).toEqual([true]);
  press('[aria-label=Coupon] button');
  press('[aria-label=Coupon] button');
  expect(within('[aria-label=Coupon] button')).toHaveAttribute('aria-busy', 'true');
  await startApp();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('touches have no listener before the app takes over, as the browser would keep them back until the page has answered', () => {
  const names = () =>
    listened.mock.calls.map(([name]) => name).filter((name) => /^(?:pointer|touch)/.test(name));
  expect(names()).toEqual([]);
  takeOver();
  expect(names()).toContain('touchend');
});

it.each(['pointerover', 'pointerdown', 'gotpointercapture', 'mouseover', 'mousemove', 'mousedown'])(
  'a %s does not reach the app before it runs, nor that of the first press on +, which React would handle before it is shown',
  async (type) => {
    const begun = jest.fn();
    within('#root').addEventListener(type, begun);
    const begin = (selector: string) => within(selector).dispatchEvent(new Event(type, { bubbles: true }));
    takeOver();
    begin('a');
    begin('[data-adds]');
    expect(begun).not.toHaveBeenCalled();
    await startApp();
    begin('[data-adds]');
    expect(begun).not.toHaveBeenCalled();
    begin('[type=checkbox]');
    expect(begun).toHaveBeenCalledTimes(1);
    act(() => press('[data-adds]'));
    await shown();
    begin('[data-adds]');
    expect(begun).toHaveBeenCalledTimes(2);
  },
);

it('a press on + while the browser is busy with the app is shown at once and done afterwards', async () => {
  let beIdle: IdleRequestCallback | undefined;
  globalThis.requestIdleCallback = (callback) => {
    beIdle = callback;
    return 1;
  };
  try {
    await hydrate();
    const done = globalThis.larderPresses?.();
    press('[data-adds]');
    press('[data-adds]');
    press('[type=checkbox]');
    expect(checked).toHaveBeenCalledTimes(1);
    expect(within('[data-adds]')).toHaveAttribute('data-pressed', '2');
    expect(within('span')).toBeNull();
    await act(async () => {
      beIdle?.({ didTimeout: false, timeRemaining: () => 10 });
      await done;
    });
    expect(within('span')).toHaveTextContent('2 in the cart');
    expect(within('[data-pressed]')).toBeNull();
  } finally {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }
});

it('the first press on + once the app runs is shown before the app does it, and the next are left to the app', async () => {
  await startApp();
  act(() => press('[data-adds]'));
  act(() => press('[data-adds]'));
  expect(within('[data-adds]')).toHaveAttribute('data-pressed', '2');
  expect(within('span')).toBeNull();
  await shown();
  expect(within('span')).toHaveTextContent('2 in the cart');
  act(() => press('[data-adds]'));
  expect(within('[data-pressed]')).toBeNull();
  expect(within('span')).toHaveTextContent('3 in the cart');
});

it('a link behind a kept press waits for it, unless the page says that its scripts failed', () => {
  press('[data-adds]');
  const kept = defaults('click');
  press('a');
  expect(kept).toEqual([]);
  within('#larder-incomplete').removeAttribute('hidden');
  press('a');
  expect(kept).toEqual([true]);
});
