/** Where the page is: on the platform or in a store, on its public or its administrators' side, and for whom. */
export type TenantContext = {
  type: 'platform' | 'tenant';
  subtype: 'admin' | 'public';
  id: string;
  slug: string;
  name: string;
  /** The host that the tenant answers on. */
  domain: string;
  detectionMethod: 'cookies' | 'meta' | 'hostname';
  customDomain: boolean;
  adminType: 'platform' | 'tenant' | null;
  userRole: string;
  permissions: string[];
  isLocal: boolean;
  fullUrl: string;
};

/** A tenant, independent of visitor and path. */
export type TenantIdentity = Pick<TenantContext, 'type' | 'id' | 'slug' | 'name' | 'domain' | 'customDomain'>;
