import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminClient, usePermission } from 'mfe-shared';
import { TagsField } from './tags-field';
import { useTenantId } from './use-tenant-id';

/** The coupons' codes, to choose from. */
const couponCodesQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'coupons', 'codes'],
    queryFn: async ({ signal }) => {
      const { items } = await adminClient.get('/coupons', { query: { limit: 100 }, signal });
      return items.map(({ couponCode }) => couponCode);
    },
  });

type CouponsInputProps = {
  label: string;
  value: string[];
  onChange: (codes: string[]) => void;
  error: string | undefined;
  max: number | undefined;
};

/** Codes of coupons; those of the store are suggested. */
export function CouponsInput({ max, ...field }: CouponsInputProps) {
  const mayRead = usePermission('read_coupons');
  const { data = [] } = useQuery({ ...couponCodesQuery(useTenantId()), enabled: mayRead });
  return <TagsField {...field} suggestions={data} {...(max !== undefined && { max })} />;
}
