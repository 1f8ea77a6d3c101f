import { useQueryClient } from '@tanstack/react-query';
import type { ProductChange } from 'api';
import { Download, Undo2 } from 'lucide-react';
import { Button, notify, Stack, useFormat, useLanguage } from 'mfe-shared';
import { saveFile } from 'mfe-shared/backoffice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTenantId } from '../../ui/use-tenant-id';
import { isAtWork, readProblems, useChangeAction } from './product-changes.queries';

/** The actions for a change in its present state. */
export function ChangeActions({ change }: { change: ProductChange }) {
  const { t } = useTranslation('store-admin/product-changes');
  const { number } = useFormat();
  const navigate = useNavigate();
  const run = useChangeAction('run');
  const cancel = useChangeAction('cancel');
  const undo = useChangeAction('undo');
  useFreshProducts(change);
  const { id, status, total, unchanged, refused } = change;
  const rows = total - unchanged - refused;
  const failed = { onError: notify.error };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {refused > 0 ? <ProblemsButton change={change} /> : null}
      {status === 'ready' || isAtWork(change) ? (
        <Button
          color="neutral"
          variant="outlined"
          loading={cancel.isPending}
          onClick={() =>
            cancel.mutate(id, { ...failed, onSuccess: () => status === 'ready' && navigate(-1) })
          }
        >
          {status === 'ready' ? t('discard') : t('stop')}
        </Button>
      ) : null}
      {status === 'ready' ? (
        <Button
          variant="contained"
          disabled={rows === 0}
          loading={run.isPending}
          onClick={() => run.mutate(id, failed)}
        >
          {t('run', { count: rows, rows: number(rows) })}
        </Button>
      ) : null}
      {change.undoUntil ? (
        <Button
          variant="outlined"
          color="neutral"
          startIcon={<Undo2 size={16} />}
          loading={undo.isPending}
          onClick={() =>
            undo.mutate(id, {
              ...failed,
              onSuccess: (made) => navigate(`/admin/products/changes/${made.id}`),
            })
          }
        >
          {t('undo')}
        </Button>
      ) : null}
    </Stack>
  );
}

function ProblemsButton({ change }: { change: ProductChange }) {
  const { t } = useTranslation('store-admin/product-changes');
  const [language] = useLanguage();
  const save = async () => {
    try {
      saveFile(t('problemsFile'), await readProblems(change.id, language), 'text/csv');
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Button color="neutral" startIcon={<Download size={16} />} onClick={() => void save()}>
      {t('problemsButton')}
    </Button>
  );
}

/** Once a change that was seen at work has ended, lists of products are read again. */
function useFreshProducts(change: ProductChange): void {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const isRunning = isAtWork(change);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, 'products'] });
    wasRunning.current = isRunning;
  }, [isRunning, queryClient, tenantId]);
}
