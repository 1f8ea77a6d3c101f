import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { adminClient, IconButton, notify } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';

/** Makes a draft with all that the product has, but its stock, and opens it. */
export function CopyButton({ id }: { id: string }) {
  const { t } = useTranslation('store-admin/product-editor');
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const navigate = useNavigate();
  const copying = useMutation({
    mutationFn: () => adminClient.post('/products/{id}/copy', { path: { id } }),
    onSuccess: async (copy) => {
      notify.success(t('copied'));
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'products', 'list'] });
      await navigate(`/admin/products/edit/${copy.id}`);
    },
    onError: notify.error,
  });
  return (
    <IconButton label={t('copy')} disabled={copying.isPending} onClick={() => copying.mutate()}>
      <Copy size={18} />
    </IconButton>
  );
}
