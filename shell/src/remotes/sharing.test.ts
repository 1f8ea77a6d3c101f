import { createInstance } from '@module-federation/runtime';
import { sharingOf } from './sharing';

it('a shared module whose load failed is loaded again by the next container that needs it, and then kept', async () => {
  const shell = createInstance({ name: 'shell', remotes: [] });
  const share = sharingOf(shell);
  const module = { useForm: () => {} };
  const answers = [new Error('down'), new Error('still down'), module];
  const load = jest.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  share('mfe-shared/forms', '1.2.0', load);

  const needs = (name: string) => {
    const container = createInstance({ name, remotes: [] });
    const { default: scope = {} } = shell.shareScopeMap;
    container.initShareScopeMap('default', scope);
    const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
    return async () => {
      const factory = await container.loadShare('mfe-shared/forms', { customShareInfo: { shareConfig } });
      return factory ? factory() : undefined;
    };
  };
  const storefront = needs('storefront');
  await expect(storefront()).rejects.toThrow('down');
  await expect(storefront()).rejects.toThrow('still down');
  expect(await storefront()).toBe(module);
  expect(await needs('store-admin')()).toBe(module);
  expect(await storefront()).toBe(module);
  expect(load).toHaveBeenCalledTimes(3);
});
