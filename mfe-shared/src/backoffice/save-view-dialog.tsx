import type { SavedView } from 'api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify/notify';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/text-field';
import { useSaveList } from './use-saved-lists';

export type SaveViewDialogProps = {
  list: string;
  /** The state of the list, as in the URL. */
  search: string;
  /** The view to change; a new one without it. */
  view?: SavedView | undefined;
  open: boolean;
  onClose: () => void;
};

/** Names a view and says who sees it. Mount it anew whenever it opens. */
export function SaveViewDialog({ list, search, view, open, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('common');
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const { add, update } = useSaveList();
  const save = async () => {
    const fields = { name: name.trim(), search, isShared };
    try {
      await (view ? update.mutateAsync({ ...view, ...fields }) : add.mutateAsync({ ...fields, list }));
      onClose();
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={view ? t('changeView') : t('saveView')}
      size="xs"
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={name.trim() === ''}
            loading={add.isPending || update.isPending}
            onClick={() => void save()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pb: 1 }}>
        <TextField
          label={t('name')}
          autoFocus
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={t('shareView')}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      </Box>
    </Dialog>
  );
}
