import { act, screen } from '@testing-library/react';
import type { Customization } from 'api';
import { useText } from '../i18n/use-text';
import { useSettings } from '../settings/settings-context';
import { customer, renderRoutes, tenantAdmin } from '../testing';
import { startPreview } from './preview';

const faq = (title: string) =>
  ({ faq: { title: { en: title, de: `${title} (DE)` } } }) as unknown as Customization;

function Page() {
  const text = useText();
  return (
    <section data-customization="faq">
      <h1>{text(useSettings().customization?.faq.title)}</h1>
      <a href="#left" data-customization="faq.items.0">
        Where is it?
      </a>
    </section>
  );
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page in a frame; jsdom's own window stands for the back office around it. */
async function open(who = tenantAdmin()) {
  await renderRoutes(() => [{ path: '/faq', element: <Page /> }], {
    path: '/faq',
    session: who,
    settings: { customization: faq('Saved') },
  });
  const messages: unknown[] = [];
  jest
    .spyOn(window.parent, 'postMessage')
    .mockImplementation((message: unknown) => void messages.push(message));
  stops.push(startPreview({ customization: () => faq('Saved'), changeLanguage: async () => undefined }));
  return messages;
}

const send = (title: string, from: Partial<MessageEventInit> = {}) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: location.origin,
        source: window.parent,
        data: {
          larderPreview: 'draft',
          customization: faq(title),
          language: 'en',
          lit: 'faq.title',
          litText: title,
        },
        ...from,
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
  });

beforeAll(() => {
  // jsdom has no style sheets that scripts make.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(() => jest.restoreAllMocks());

it('a page in a back office’s frame shows the draft and lights up what is edited', async () => {
  const messages = await open();
  expect(await screen.findByRole('heading', { name: 'Saved' })).toBeInTheDocument();
  expect(messages).toEqual([{ larderPreview: 'ready' }]);
  await send('Typed');
  expect(screen.getByRole('heading', { name: 'Typed' })).toHaveAttribute('data-lit');
});

it('a press in a previewed page says which fields were pressed, and leads nowhere', async () => {
  const messages = await open();
  const link = await screen.findByText('Where is it?');
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(messages.at(-1)).toEqual({ larderPreview: 'picked', fields: ['faq.items.0'], text: 'Where is it?' });
});

it('a shopper’s page, and one that another origin or window writes to, shows no draft', async () => {
  expect(await open(customer())).toEqual([]);
  await send('Foreign');
  expect(screen.queryByText('Foreign')).toBeNull();
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  await open();
  await send('Other', { origin: 'https://evil.test' });
  await send('Other', { source: null });
  await send('Other', { data: { larderPreview: 'draft', customization: 'text' } });
  expect(screen.queryByText('Other')).toBeNull();
});
