import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { eraseCustomer } from '../customers/customers.erase.service.ts';
import { exportCustomer } from '../customers/customers.export.service.ts';
import { proveFresh } from '../second-factors/second-factors.fresh.service.ts';
import type { OwnData } from './own-data.schema.ts';

/** Removes the shopper's name and address: the audit log names them by their id only, as it outlives the account. */
const unnamed = (shopper: Principal): Principal => ({ ...shopper, email: '', name: '' });

/** Exports the data without the mails, which a store's role cannot read. */
export async function exportOwnData(
  tx: Tx,
  tenantId: string,
  shopper: Principal,
): Promise<Omit<OwnData, 'mails'>> {
  const { customer, ...held } = await exportCustomer(tx, tenantId, unnamed(shopper), shopper.id);
  const { notes: _, tags: __, blockedReason: ___, ...person } = customer;
  return { ...held, customer: person };
}

type Ask = { services: Services; shopper: Principal; password: string | undefined; ip: string };

/** Throws PASSWORD_NEEDED, PASSWORD_WRONG and SIGN_IN_AGAIN unless it is surely the shopper who asks. */
export async function proveOwner({ services, shopper, password, ip }: Ask): Promise<void> {
  if (!shopper.tenantId) throw new AppError('UNAUTHORIZED');
  const owner = { tenantId: shopper.tenantId, kind: 'customer' as const, userId: shopper.id };
  await proveFresh(services, shopper, password, ip, owner);
}

/** Ends the account and all its sessions. Throws IN_USE while an order is under way. */
export async function eraseOwnAccount(tx: Tx, tenantId: string, shopper: Principal): Promise<void> {
  await eraseCustomer(tx, tenantId, unnamed(shopper), { id: shopper.id, email: shopper.email });
}
