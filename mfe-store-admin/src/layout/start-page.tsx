import { useSession } from 'mfe-shared';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/** Where a role without the dashboard begins its day, the most likely work first. */
const entrances = [
  ['read_orders', '/admin/orders'],
  ['read_products', '/admin/products'],
  ['read_customers', '/admin/customers'],
] as const;

/** The dashboard is where sign-in lands; who may not read it is led to a page that is theirs. */
export function StartPage({ children }: { children: ReactNode }) {
  const permissions = useSession((state) => state.tenantContext?.permissions) ?? [];
  if (permissions.includes('read_dashboard')) return children;
  const entrance = entrances.find(([permission]) => permissions.includes(permission));
  return entrance ? <Navigate to={entrance[1]} replace /> : children;
}
