import { z } from 'zod';

const text = z.string().max(2_048).nullish();

/**
 * An administrator's page as it describes itself. It is not trusted: tenant and permissions come from host and token.
 */
export const adminContext = z.strictObject({
  type: text,
  subtype: text,
  id: text,
  slug: text,
  name: text,
  domain: text,
  detectionMethod: text,
  customDomain: z.boolean().nullish(),
  adminType: text,
  userRole: text,
  permissions: z.array(z.string().max(60)).max(100).nullish(),
  isLocal: z.boolean().nullish(),
  fullUrl: text,
});
