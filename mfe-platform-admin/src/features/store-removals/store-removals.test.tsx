import { screen } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { fresh } from '../../testing/tenant';

const none = { removeAt: null, because: null, reason: '' };
const planned = {
  ...{ removeAt: '2026-12-09T00:00:00.000Z', because: 'operator', reason: 'Sells what is forbidden' },
};

const open = (handlers: Handlers, session = platformAdmin()) =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/tenants/${fresh.id}/delete`,
    handlers: {
      'GET /tenants/:id': fresh,
      ...handlers,
    },
    ...{ session, translations: loadTranslations, host: 'platform' },
  });

describe('the deletion of a store', () => {
  it('needs a reason and its address, and the password after a while; and is taken back', async () => {
    let removal: object = none;
    const { user, requests } = await open({
      'GET /tenants/:id/removal': () => removal,
      'POST /tenants/:id/removal': ({ body }) => {
        if (!(body as { password?: string }).password) return failure(409, 'PASSWORD_NEEDED');
        removal = planned;
        return planned;
      },
      'DELETE /tenants/:id/removal': () => {
        removal = none;
        return removal;
      },
    });
    const go = await screen.findByRole('button', { name: 'Delete this store' });
    await user.click(go);
    expect(screen.getByText('At least 5 characters.')).toBeInTheDocument();
    expect(screen.getByText('This is not the address of the store.')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Reason/), planned.reason);
    await user.type(screen.getByLabelText(/^Type fresh to confirm/), 'fresh');
    await user.click(go);
    await user.type(await screen.findByLabelText(/^Your password/), 'secret word');
    await user.click(go);
    expect(await screen.findByText(/as operators have decided: Sells what is forbidden/)).toBeInTheDocument();
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ slug: 'fresh', reason: planned.reason, password: 'secret word' },
    });
    expect(screen.queryByRole('button', { name: 'Delete this store' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByRole('button', { name: 'Delete this store' })).toBeInTheDocument();
  });

  it('that its owner wants is theirs to take back', async () => {
    await open({ 'GET /tenants/:id/removal': { ...planned, because: 'owner', reason: '' } });
    expect(await screen.findByText(/because its owner asked for it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
  });

  it('is closed to operators without the permission', async () => {
    const session = platformAdmin({ permissions: ['read_tenants', 'write_tenants'] });
    await open({ 'GET /tenants/:id/removal': planned }, session);
    expect(await screen.findByText('You have no access here')).toBeInTheDocument();
  });
});
