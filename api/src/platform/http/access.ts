import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import { readAtReplica } from '../database/read-at-replica.ts';
import { AppError } from '../errors/app-error.ts';
import { isApiKey } from '../identity/api-keys.ts';
import type { Deployer } from '../identity/deploy-tokens.ts';
import { findDeployer, isDeployToken } from '../identity/deploy-tokens.ts';
import type { OperatorPermission } from '../identity/operator-permissions.ts';
import type { Permission } from '../identity/permissions.ts';
import type { Principal } from '../identity/principal.ts';
import type { FoundTenant } from '../tenancy/host-tenant.schema.ts';
import { inTenant, onPlatform, platformStore, readInTenant } from '../tenancy/tenancy.ts';
import { createTenantSemaphore } from '../tenancy/tenant-semaphore.ts';
import { addressKey } from './address-key.ts';
import { isOrderKey } from './order-keys.ts';
import type { Services } from './services.ts';
import { seesShop } from './store-preview.ts';

/**
 * The access to a route, declared beside its verb. The server does not start with a route that has none.
 * - `open`: anyone on any host, even an unknown one
 * - `host`: anyone, on a store's host or the platform's
 * - `store`: anyone, on a store's host
 * - `signedIn`: any user, on the host of their own store (or the platform's)
 * - `customer`: a shopper of this store
 * - `admin`: staff of this store whatever their role, or an operator
 * - `{ permission }`: staff or a program of this store with that permission, or an operator who visits it; with
 *   `orPlatform` also an operator with that permission of the platform on its own host
 * - `operator`: an operator, whatever the role
 * - `{ operator }`: an operator with that permission
 * - `{ deploy }`: a deploy token of the part that this field of the request names, or an operator who may release
 */
export type Access =
  | 'open'
  | 'host'
  | 'store'
  | 'signedIn'
  | 'customer'
  | 'admin'
  | 'operator'
  | { operator: OperatorPermission }
  | { permission: Permission; orPlatform?: OperatorPermission }
  | { deploy: 'params.remote' | 'body.remote' | 'body.record.remote' };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** It works in a closed store as well: the sign-in of its staff, and the routes that open it again. */
    whenClosed?: true;
    /** An operator who only looks at a store may call it, too, although it writes something: the end of the visit. */
    whenVisiting?: true;
    /** It is open without signing in, too, with the key of the order that `params.id` names. */
    byOrderKey?: true;
  }
  interface FastifyInstance {
    services: Services;
  }
  interface FastifyRequest {
    /** The tenant of the request's host. */
    tenant: FoundTenant;
    /** Null for a visitor. */
    principal: Principal | null;
    /** The deploy token's program, on routes that accept deploy tokens. It has no principal. */
    deployer: Deployer | null;
    /** Whether it came with the key of the order that `params.id` names. It has no principal then. */
    hasOrderKey: boolean;
    /** Runs `work` in a transaction of this host's store. Throws TENANT_REQUIRED on the platform's host. */
    inTenant<T>(work: (tx: Tx, tenantId: string) => Promise<T>): Promise<T>;
    /** Runs `work` as `inTenant` does; on the platform's host for the rows that stand for the platform. */
    inOwn<T>(work: (tx: Tx, tenantId: string) => Promise<T>): Promise<T>;
    /** Runs `work` as `inTenant` does, in a transaction that refuses to write. */
    reading<T>(work: (tx: Tx, tenantId: string) => Promise<T>): Promise<T>;
    /** Runs `work` in a transaction on the platform's own tables. */
    onPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
    /** This host's store. Throws TENANT_REQUIRED on the platform's host. */
    storeId(): string;
    /** The signed-in user. Throws UNAUTHORIZED for a visitor. */
    user(): Principal;
  }
}

/** Returns a store's share of the connections: two thirds, so that a busy store leaves some to all others. */
const shareOf = (connections: number) => Math.max(1, Math.floor((connections * 2) / 3));
/** How many requests of one store wait for a connection. More could not be answered in time. */
const mostWaiting = 400;

const readAtPrimary: typeof readAtReplica = ({ database }, tenantId, work) =>
  readInTenant(database, tenantId, work);

const nowhere: FoundTenant = {
  type: 'platform',
  id: null,
  slug: null,
  name: null,
  domain: '',
  customDomain: false,
  detectionMethod: 'root-domain',
};

function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice(7) : null;
}

/** The permission with which an operator may do the same as a deploy token. */
const releasing: OperatorPermission = 'write_releases';

const isForDeployers = (access: Access): access is Extract<Access, { deploy: string }> =>
  typeof access === 'object' && 'deploy' in access;

/** Returns the operator's permission that the platform's own routes ask for; null for routes of stores. */
function operatorPermission(access: Access): OperatorPermission | null {
  if (typeof access !== 'object') return null;
  if ('operator' in access) return access.operator;
  return isForDeployers(access) ? releasing : null;
}

/**
 * Checks that a token publishes only its own part. The part may be in the body, which is available only after the token
 * was checked.
 */
function allowDeployer(access: Access, source: 'params' | 'body', request: FastifyRequest): void {
  if (!request.deployer || !isForDeployers(access)) return;
  const [from, ...path] = access.deploy.split('.');
  if (from !== source) return;
  const named = path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)[key],
    request[source],
  );
  if (named !== request.deployer.remote) throw new AppError('FORBIDDEN');
}

function allow(access: Access, { tenant, principal }: FastifyRequest): void {
  if (access === 'open' || access === 'host') return;
  if (access === 'store') {
    if (!tenant.id) throw new AppError('TENANT_REQUIRED');
    return;
  }
  if (!principal) throw new AppError('UNAUTHORIZED');
  if (principal.tenantId && principal.tenantId !== tenant.id) throw new AppError('TENANT_MISMATCH');
  // A program has no account, so it may call only routes that name a permission.
  if (principal.kind === 'program' && !(typeof access === 'object' && 'permission' in access))
    throw new AppError('FORBIDDEN');
  if (access === 'signedIn') return;
  const asOperator = operatorPermission(access);
  if (asOperator || access === 'operator') {
    if (principal.kind !== 'platform' || principal.visit) throw new AppError('PLATFORM_ADMIN_REQUIRED');
    if (asOperator && !principal.permissions.has(asOperator)) throw new AppError('FORBIDDEN');
    return;
  }
  if (access === 'admin') {
    if (principal.kind === 'customer') throw new AppError('ADMIN_ACCESS_DENIED');
    return;
  }
  if (access === 'customer') {
    if (!tenant.id) throw new AppError('TENANT_REQUIRED');
    if (principal.kind !== 'customer') throw new AppError('FORBIDDEN');
    return;
  }
  const { permission, orPlatform } = access as Extract<Access, { permission: string }>;
  if (!tenant.id && !(orPlatform && principal.kind === 'platform')) throw new AppError('TENANT_REQUIRED');
  if (principal.kind === 'customer') throw new AppError('ADMIN_ACCESS_DENIED');
  if (!principal.permissions.has(tenant.id ? permission : String(orPlatform)))
    throw new AppError('FORBIDDEN');
}

/**
 * Refuses requests to a closed store. It is gone for shoppers and programs. Its staff sign in and read, and write only
 * to open it again. A store that is being prepared has only its shop closed.
 */
async function refuseClosed(access: Access, request: FastifyRequest): Promise<void> {
  const { tenant, principal, method, routeOptions } = request;
  if (!tenant.closed || access === 'host' || routeOptions.config.whenClosed) return;
  const isOfShop = access === 'store' || access === 'customer' || principal?.kind === 'customer';
  if (tenant.closed === 'preparing') {
    if (isOfShop && !seesShop(request) && !(await isOfStaff(request))) throw new AppError('TENANT_NOT_FOUND');
    return;
  }
  if (isOfShop || principal?.kind === 'program') throw new AppError('TENANT_NOT_FOUND');
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead || access === 'signedIn') return;
  throw new AppError('TENANT_CLOSED');
}

/**
 * Refuses acts that a visit does not allow. It is for a store's work, and not for the operator's own account; a visit
 * without the right to write changes nothing at all. The method decides, so that no route can be forgotten.
 */
function refuseVisit(access: Access, { principal, method, routeOptions }: FastifyRequest): void {
  if (!principal?.visit || method === 'GET' || method === 'HEAD' || routeOptions.config.whenVisiting) return;
  if (!principal.visit.mayWrite) throw new AppError('VISIT_READ_ONLY');
  if (typeof access !== 'object') throw new AppError('FORBIDDEN');
}

/** Whether the caller is of the store's staff: back offices read what shops read, with their own token. */
async function isOfStaff(request: FastifyRequest): Promise<boolean> {
  const token = bearer(request);
  if (!token || isApiKey(token)) return false;
  const { tokens, principals } = request.server.services;
  try {
    const { kind, tenantId } = await principals.of(await tokens.verify(token));
    return (kind === 'platform' && !tenantId) || (kind !== 'customer' && tenantId === request.tenant.id);
  } catch (error) {
    if (error instanceof AppError && error.status === 401) return false;
    throw error;
  }
}

/** Finds the program with this API key of the host's store. Throws UNAUTHORIZED, and TOO_MANY_REQUESTS. */
async function findProgram(
  { programs, limits }: Services,
  { tenant, ip }: FastifyRequest,
  key: string,
): Promise<Principal> {
  try {
    if (!tenant.id) throw new AppError('UNAUTHORIZED');
    const program = await programs.of({ tenantId: tenant.id, key });
    await limits.count('programCalls', program.id);
    return program;
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHORIZED')
      await limits.count('programAddress', addressKey(ip));
    throw error;
  }
}

/**
 * Whether a request has the right key of its order. A wrong one answers as an order that does not exist, and counts.
 */
async function holdsOrder(services: Services, request: FastifyRequest): Promise<boolean> {
  const key = request.headers['order-key'];
  if (!request.routeOptions.config.byOrderKey || typeof key !== 'string') return false;
  const order = { tenantId: request.storeId(), orderId: (request.params as { id: string }).id.toLowerCase() };
  if (await isOrderKey(services, order, key)) return true;
  await services.limits.count('tokenAddress', addressKey(request.ip));
  throw new AppError('NOT_FOUND');
}

/**
 * Checks every request before its body is read: the tenant from the host, the user from the token, the permission
 * from the route.
 */
export function guardRoutes(app: FastifyInstance, services: Services): void {
  const inTurn = createTenantSemaphore(shareOf(services.config.DATABASE_POOL ?? 12), mostWaiting);
  app.decorate('services', services);
  app.decorateRequest('tenant', null as unknown as FoundTenant);
  app.decorateRequest('principal', null);
  app.decorateRequest('deployer', null);
  app.decorateRequest('hasOrderKey', false);
  app.decorateRequest('inTenant', function <
    T,
  >(this: FastifyRequest, work: (tx: Tx, tenantId: string) => Promise<T>) {
    const id = this.storeId();
    return inTurn(id, () => inTenant(services.database, id, (tx) => work(tx, id)));
  });
  app.decorateRequest('inOwn', function <
    T,
  >(this: FastifyRequest, work: (tx: Tx, tenantId: string) => Promise<T>) {
    const id = this.tenant.id ?? platformStore;
    return inTurn(id, () => inTenant(services.database, id, (tx) => work(tx, id)));
  });
  app.decorateRequest('storeId', function (this: FastifyRequest) {
    if (!this.tenant.id) throw new AppError('TENANT_REQUIRED');
    return this.tenant.id;
  });
  app.decorateRequest('reading', async function <
    T,
  >(this: FastifyRequest, work: (tx: Tx, tenantId: string) => Promise<T>) {
    const id = this.storeId();
    // A reply that differs from one shopper to another is read from the database where it was written.
    const read = this.routeOptions.config.shared ? readAtReplica : readAtPrimary;
    return inTurn(id, () => read(services, id, (tx) => work(tx, id)));
  });
  app.decorateRequest('onPlatform', <T>(work: (tx: Tx) => Promise<T>) => onPlatform(services.database, work));
  app.decorateRequest('user', function (this: FastifyRequest) {
    if (!this.principal) throw new AppError('UNAUTHORIZED');
    return this.principal;
  });

  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`${route.method} ${route.url} does not declare who may call it (config.access)`);
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (!access) return; // no such route: answered with 404
    request.tenant = access === 'open' ? nowhere : await services.hosts.find(request.headers.host);
    if (access === 'open') return;
    request.hasOrderKey = await holdsOrder(services, request);
    if (request.hasOrderKey) return;
    const token = bearer(request);
    if (token && isDeployToken(token) && isForDeployers(access)) {
      request.deployer = await findDeployer(services.database, token);
      return allowDeployer(access, 'params', request);
    }
    if (token && access !== 'host' && access !== 'store') {
      request.principal = isApiKey(token)
        ? await findProgram(services, request, token)
        : await services.principals.of(await services.tokens.verify(token));
    }
    allow(access, request);
    refuseVisit(access, request);
    await refuseClosed(access, request);
  });
  app.addHook('preHandler', async (request) => {
    const { access } = request.routeOptions.config;
    if (access) allowDeployer(access, 'body', request);
  });
}

/** Finds the signed-in shopper of this store, if any, on a route that anyone may call. */
export async function findShopper(request: FastifyRequest): Promise<Principal | null> {
  const { tokens, principals } = request.server.services;
  // A shared reply must not depend on the caller.
  if (request.routeOptions.config.shared) throw new Error(`${request.url} shares its replies`);
  const token = bearer(request);
  if (!token) return null;
  try {
    const principal = await principals.of(await tokens.verify(token));
    return principal.kind === 'customer' && principal.tenantId === request.tenant.id ? principal : null;
  } catch (error) {
    // An ended session makes a visitor, not an error.
    if (error instanceof AppError && error.status === 401) return null;
    throw error;
  }
}
