import { demoBootstrap } from '../testing/demo-bootstrap';
import { startShared } from './start-shared';

it('the language of a page that has it is not set again, as a browser would style every element anew', async () => {
  const page = document.documentElement;
  page.lang = 'en';
  const changed = jest.fn();
  const observer = new MutationObserver(changed);
  observer.observe(page, { attributeFilter: ['lang'] });
  const { changeLanguage } = await startShared(demoBootstrap());
  expect(changed).not.toHaveBeenCalled();
  await changeLanguage('de');
  expect(page.lang).toBe('de');
  expect(changed).toHaveBeenCalledTimes(1);
  observer.disconnect();
});
