import type { LoginReply } from '../../api/src/contract.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

/** Signs in as the store's owner, with the cookies that the sign-in page sets. */
export async function ownerCookies(shop: Shop) {
  const url = `http://${shop.host}`;
  const credentials = { email: 'owner@fresh.test', password: 'Larder-demo-1' };
  const { token, refreshToken, user } = await ask<LoginReply>(shop, '/api/admin/login', credentials);
  const values = {
    access_token: token,
    refresh_token: refreshToken,
    user_data: encodeURIComponent(JSON.stringify({ user, loginType: 'tenantAdmin' })),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value, url }));
}
