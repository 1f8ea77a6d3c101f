import type { LoginReply } from '../../api/src/contract.ts';
import type { Shop } from './shop.ts';
import { ask } from './shop.ts';

export const ownersPassword = 'Larder-demo-1';

export const signInOwner = (shop: Shop, email = 'owner@fresh.test') =>
  ask<LoginReply>(shop, '/api/admin/login', { email, password: ownersPassword });

/** Signs in as the store's owner, with the cookies that the sign-in page sets. */
export async function ownerCookies(shop: Shop, email?: string) {
  const url = `http://${shop.host}`;
  const { token, refreshToken, user } = await signInOwner(shop, email);
  const values = {
    access_token: token,
    refresh_token: refreshToken,
    user_data: encodeURIComponent(JSON.stringify({ user, loginType: 'tenantAdmin' })),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value, url }));
}
