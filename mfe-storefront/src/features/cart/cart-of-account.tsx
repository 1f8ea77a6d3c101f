import { useSession, useTenant } from 'mfe-shared';
import { useEffect } from 'react';
import { accountCartName } from '../../ui/account-cart.name';

const fetchAccountCart = () => import(/* webpackChunkName: "account-cart" */ '../../ui/account-cart');

/** Keeps the cart at the account while a shopper is signed in. */
export function CartOfAccount() {
  const { id: tenantId } = useTenant();
  const isKnown = useSession(({ isLoading }) => !isLoading);
  const customerId = useSession(({ user, loginType }) => (loginType === 'customer' ? user?.id : undefined));
  useEffect(() => {
    if (!isKnown || (!customerId && !hasRecord(tenantId))) return;
    let stop: (() => void) | undefined;
    let left = false;
    fetchAccountCart().then(
      ({ keepAtAccount, leaveAccountCart }) => {
        if (left) return;
        if (customerId) stop = keepAtAccount(tenantId, customerId);
        else leaveAccountCart(tenantId);
      },
      // Until the next page the cart is in this browser only.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [isKnown, customerId, tenantId]);
  return null;
}

function hasRecord(tenantId: string): boolean {
  try {
    return localStorage.getItem(accountCartName(tenantId)) !== null;
  } catch {
    return false;
  }
}
