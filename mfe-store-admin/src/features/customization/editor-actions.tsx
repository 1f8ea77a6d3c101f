import type { CustomizationRecord } from 'api';
import { CalendarClock, History, Redo2, Undo2 } from 'lucide-react';
import { Button, IconButton, lazyComponent } from 'mfe-shared';
import type { VersionedForm } from 'mfe-shared/forms';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useUndo } from '../../ui/use-undo';
import type { CustomizationValues } from './customization-values';
import { VersionsDrawer } from './versions-drawer';

const PlansDialog = lazyComponent(() =>
  import(/* webpackChunkName: "plans-dialog" */ './plans-dialog').then((m) => m.PlansDialog),
);

type EditorActionsProps = {
  record: CustomizationRecord;
  versioned: VersionedForm<CustomizationRecord, CustomizationValues>;
  undo: ReturnType<typeof useUndo>;
  mayWrite: boolean;
};

/** Undo and redo, the versions, and publishing later. */
export function EditorActions({ record, versioned, undo, mayWrite }: EditorActionsProps) {
  const { t } = useTranslation('store-admin/customization');
  const [open, setOpen] = useState<'versions' | 'plans' | null>(null);
  useUndoKeys(undo);
  const close = () => setOpen(null);
  return (
    <>
      {mayWrite ? (
        <>
          <IconButton label={t('undo')} disabled={!undo.canUndo} onClick={undo.undo}>
            <Undo2 size={18} />
          </IconButton>
          <IconButton label={t('redo')} disabled={!undo.canRedo} onClick={undo.redo}>
            <Redo2 size={18} />
          </IconButton>
        </>
      ) : null}
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<History size={16} />}
        onClick={() => setOpen('versions')}
      >
        {t('versions.title')}
      </Button>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<CalendarClock size={16} />}
        onClick={() => setOpen('plans')}
      >
        {t('plans.title')}
      </Button>
      {open === 'versions' ? (
        <VersionsDrawer record={record} discard={versioned.discard} mayWrite={mayWrite} onClose={close} />
      ) : null}
      {open === 'plans' ? (
        <PlansDialog record={record} versioned={versioned} mayWrite={mayWrite} onClose={close} />
      ) : null}
    </>
  );
}

/** ⌘Z and ⇧⌘Z. The editor of formatted texts has its own steps. */
function useUndoKeys(undo: EditorActionsProps['undo']): void {
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      if (!(event.metaKey || event.ctrlKey) || key.toLowerCase() !== 'z') return;
      if (target instanceof HTMLElement && target.isContentEditable) return;
      event.preventDefault();
      if (shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
