/** Where the page is: the platform or one store, its public or its administrators' side, and for whom. */
export type TenantContext = {
  type: 'platform' | 'tenant';
  subtype: 'admin' | 'public';
  id: string;
  slug: string;
  name: string;
  /** The host the tenant answers on. */
  domain: string;
  detectionMethod: 'cookies' | 'meta' | 'hostname';
  customDomain: boolean;
  adminType: 'platform' | 'tenant' | null;
  userRole: string;
  permissions: string[];
  isLocal: boolean;
  fullUrl: string;
};

/** Who a tenant is, apart from the visitor and the path. */
export type TenantIdentity = Pick<TenantContext, 'type' | 'id' | 'slug' | 'name' | 'domain' | 'customDomain'>;
