import { act, screen, waitFor, within } from '@testing-library/react';
import { failure } from 'mfe-shared/testing';
import { customization } from '../../testing/customization';
import { coupon, words } from '../../testing/goods';
import { renderShop } from '../../testing/render-shop';

const main = async () => within(await screen.findByRole('main'));

describe('the store’s content pages', () => {
  it.each([
    ['/about-us', 'About us', 'Who we are'],
    ['/contact-us', 'Contact', 'hello@fresh.test'],
    ['/offer', 'Offers', 'No coupons at the moment'],
    ['/faq', 'Questions', 'When?'],
    ['/privacy-policy', 'Privacy', 'Nothing is sold.'],
  ])('%s shows the customization’s text', async (path, title, text) => {
    await renderShop({ path, handlers: { 'GET /catalog/coupons': [] } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await (await main()).findByText(text)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Fresh Corner`));
  });

  it('fetch their texts when the page before came without them, and then no more', async () => {
    const others = { ...customization(), faq: { status: true }, privacy_policy: { status: true } };
    const page = await renderShop({
      path: '/nowhere',
      settings: { customization: others as never },
      handlers: { 'GET /setting/store/customization/all': customization() },
    });
    await screen.findByText('Page is not found!');
    const asked = () => page.requests.filter(({ path }) => path === '/setting/store/customization/all');
    expect(asked()).toEqual([]);
    await act(() => page.router.navigate('/faq'));
    expect(await (await main()).findByText('When?')).toBeVisible();
    await act(() => page.router.navigate('/privacy-policy'));
    expect(await (await main()).findByText('Nothing is sold.')).toBeVisible();
    expect(asked()).toHaveLength(1);
  });

  it('can have questions that are written in another language only', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const base = customization();
    const items = ['Wann?', 'Wo?'].map((question) => ({ question: { de: question }, answer: {} }));
    await renderShop({
      path: '/faq',
      settings: { customization: { ...base, faq: { ...base.faq, items } } },
    });
    expect(await (await main()).findByText('Wo?')).toBeVisible();
    expect(complaints.mock.calls.filter(([text]) => String(text).includes('key'))).toEqual([]);
  });

  it('keep a question open when the language is switched', async () => {
    const base = customization();
    const items = [
      { question: { en: 'When?', fr: 'Quand ?' }, answer: { en: 'Today.', fr: 'Aujourd’hui.' } },
    ];
    const { user } = await renderShop({
      path: '/faq',
      settings: { customization: { ...base, faq: { ...base.faq, items } } },
    });
    await user.click(await (await main()).findByText('When?'));
    expect(screen.getByText('When?').closest('details')).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Français' }));
    expect((await screen.findByText('Quand ?')).closest('details')).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Langue : Français' }));
    await user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(await screen.findByText('When?')).toBeVisible();
  });

  it('are not found when they are switched off', async () => {
    await renderShop({ path: '/terms-and-conditions' });
    expect(await screen.findByText('Page is not found!')).toBeVisible();
  });

  it('say that coupons did not load, and ask for them again', async () => {
    let isDown = true;
    const { user } = await renderShop({
      path: '/offers',
      handlers: {
        'GET /catalog/coupons': () => (isDown ? failure(500, 'INTERNAL') : [coupon('WELCOME10')]),
      },
    });
    expect(await screen.findByText('The coupons could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('WELCOME10')).toBeVisible();
  });

  it('run no markup that was written into their texts', async () => {
    const base = customization();
    const html = [
      '<h2 onclick="alert(1)">Title</h2>',
      '<script>window.hurt = true</script>',
      '<img src="x" onerror="window.hurt = true">',
      '<p style="position:fixed">Kept <strong>words</strong> <a href="javascript:alert(1)">bad</a></p>',
      '<a href="https://example.com/" onmouseover="alert(1)">good</a>',
      '<form action="/x"><button>send</button></form>',
    ].join('');
    await renderShop({
      path: '/privacy-policy',
      settings: {
        customization: { ...base, privacy_policy: { ...base.privacy_policy, description: words(html) } },
      },
    });
    const heading = await screen.findByRole('heading', { name: 'Title' });
    const text = heading.parentElement!;
    expect(text.innerHTML).toBe(
      '<h2>Title</h2><p>Kept <strong>words</strong> <a>bad</a></p><a href="https://example.com/" rel="noopener">good</a>send',
    );
    expect(window).not.toHaveProperty('hurt');
  });
});

describe('the form of the contact page', () => {
  const { contact_us } = customization();
  const withForm = {
    customization: {
      ...customization(),
      contact_us: { ...contact_us, form: { ...contact_us.form, status: true, title: words('Write to us') } },
    },
  };

  it('sends what a visitor writes, and says that it has arrived', async () => {
    const { user, requests } = await renderShop({
      path: '/contact-us',
      settings: withForm,
      handlers: { 'POST /messages': { status: 201, body: { success: true } } },
    });
    await user.type(await screen.findByLabelText(/Your name/), 'Bob Caller');
    await user.type(screen.getByLabelText(/Your email/), 'bob@mail.test');
    await user.type(screen.getByLabelText(/Your message/), 'Do you have rye bread?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/Your message has arrived/)).toBeVisible();
    expect(requests.find(({ path }) => path === '/messages')?.body).toEqual({
      ...{ name: 'Bob Caller', email: 'bob@mail.test', text: 'Do you have rye bread?' },
    });
  });

  it('keeps what was typed when it could not be sent', async () => {
    const { user } = await renderShop({
      path: '/contact-us',
      settings: withForm,
      handlers: { 'POST /messages': failure(429, 'TOO_MANY_REQUESTS') },
    });
    await user.type(await screen.findByLabelText(/Your name/), 'Bob Caller');
    await user.type(screen.getByLabelText(/Your email/), 'bob@mail.test');
    await user.type(screen.getByLabelText(/Your message/), 'Do you have rye bread?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/Your message/)).toHaveValue('Do you have rye bread?');
  });
});
