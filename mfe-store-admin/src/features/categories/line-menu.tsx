import type { Category } from 'api';
import { EllipsisVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem, notify, useText } from 'mfe-shared';
import { useBulk } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categories } from './categories.queries';
import type { Step } from './category-tree';
import { DeleteDialog } from './delete-dialog';

type LineMenuProps = { category: Category; canStep: (step: Step) => boolean; onStep: (step: Step) => void };

const steps = ['up', 'down', 'in', 'out'] as const;

/** The actions for one category of the tree. */
export function LineMenu({ category, canStep, onStep }: LineMenuProps) {
  const { t } = useTranslation('store-admin/categories');
  const name = useText()(category.name);
  const navigate = useNavigate();
  const status = useBulk(categories, 'status');
  const [asking, setAsking] = useState(false);
  const next = category.status === 'show' ? 'hide' : 'show';
  const setStatus = () =>
    status.mutate([{ id: category.id, status: next }], {
      onSuccess: () => notify.success(t(`done.${next}`, { name })),
      onError: notify.error,
    });
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton {...props} size="small" data-handle={category.id} label={t('actionsOf', { name })}>
            <EllipsisVertical size={16} />
          </IconButton>
        )}
      >
        {steps.map((step) => (
          <MenuItem key={step} disabled={!canStep(step)} onClick={() => onStep(step)}>
            {t(`steps.${step}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => navigate(`/admin/categories/add?parent=${category.id}`)}>
          {t('addBelow')}
        </MenuItem>
        <MenuItem onClick={setStatus}>{t(next)}</MenuItem>
        <MenuItem danger onClick={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      {asking ? <DeleteDialog category={category} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
