import { majorUnits } from '../../currency.ts';
import type { Tx } from '../../platform/database/database.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import { csvParts, rowsAtOnce } from '../../platform/http/csv.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { readTenantsAfter } from './tenants.list.service.ts';
import type { Tenant, TenantExportQuery } from './tenants.schema.ts';

type OnPlatform = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Records who took the list, and its filters. */
export const recordTenantExport = (tx: Tx, actor: Principal, filters: TenantExportQuery) =>
  recordAct(tx, { ...actorOf(actor), action: 'tenants.export-list', tenantId: null, details: filters });

/** All stores of a list as CSV, those who came first at the top. Figures are those of 30 days. */
export const exportTenants = (onPlatform: OnPlatform, query: TenantExportQuery, rootDomain: string) =>
  csvParts<Tenant>({
    columns: [
      ...['name', 'address', 'status', 'plan', 'subscription', 'ownerEmail', 'products', 'orders'],
      ...['revenue', 'currency', 'otherRevenue', 'signUps', 'errors', 'lastOrderAt', 'createdAt'],
      ...['databaseMs', 'databaseBytes', 'pictureBytes', 'loadP95'],
    ],
    readAfter: (last) =>
      onPlatform((tx) => readTenantsAfter(tx, query, { rootDomain, limit: rowsAtOnce, last })),
    cellsOf: ({ name, domains, status, preparing, plan, ownerEmail, figures, createdAt }) => {
      const [main, ...others] = figures.sales;
      const planName = plan && (plan.name.en ?? Object.values(plan.name)[0]);
      return [
        ...[
          name,
          domains[0],
          status === 'active' && preparing ? 'preparing' : status,
          planName ?? '',
          plan?.state ?? '',
          ownerEmail,
        ],
        ...[figures.products, figures.orders],
        ...(main ? [majorUnits(main.amount, main.currency), main.currency] : ['', '']),
        others.map(({ amount, currency }) => `${majorUnits(amount, currency)} ${currency}`).join(', '),
        ...[figures.signUps, figures.errors, figures.lastOrderAt ?? '', createdAt],
        ...[figures.databaseMs, figures.databaseBytes, figures.pictureBytes, figures.loadP95 ?? ''],
      ];
    },
  });
