/** Where a browser notes whose cart it has. The rest of the account's cart is loaded for signed-in shoppers only. */
export const accountCartName = (tenantId: string) => `larder-account-cart:${tenantId}`;
