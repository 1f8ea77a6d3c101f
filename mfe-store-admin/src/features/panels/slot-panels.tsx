import type { SlotArrangement } from 'api';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { SlotFiller, SlotName } from 'mfe-shared';
import {
  arrangeFillers,
  Box,
  Card,
  CardContent,
  Checkbox,
  IconButton,
  Typography,
  useMayWrite,
} from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useArrange } from './panels.queries';

type SlotPanelsProps = {
  slot: SlotName;
  fillers: readonly SlotFiller[];
  arrangement: SlotArrangement | undefined;
};

/** The panels of one slot, in their order. Each change is saved at once. */
export function SlotPanels({ slot, fillers, arrangement }: SlotPanelsProps) {
  const { t } = useTranslation('store-admin/panels');
  const mayWrite = useMayWrite();
  const arrange = useArrange(slot);
  // The last change counts until its reply is there, so that two quick ones do not undo each other.
  const { order, hidden } = (arrange.isPending && arrange.variables) ||
    arrangement || { order: [], hidden: [] };
  const remotes = arrangeFillers(fillers, { order, hidden: [] }).map(({ remote }) => remote);
  const move = (remote: string, by: number) => {
    const at = remotes.indexOf(remote) + by;
    const next = remotes.filter((other) => other !== remote).toSpliced(at, 0, remote);
    arrange.mutate({ order: next, hidden });
  };
  const toggle = (remote: string, isShown: boolean) =>
    arrange.mutate({
      order,
      hidden: isShown ? hidden.filter((other) => other !== remote) : [...hidden, remote],
    });
  const isFixed = !mayWrite;
  return (
    <Card component="section" aria-label={t(`slots.${slot}`)}>
      <CardContent>
        <Typography variant="h4" component="h2">
          {t(`slots.${slot}`)}
        </Typography>
        <Box component="ol" role="list" sx={{ mt: 1 }}>
          {remotes.map((remote, at) => (
            <Box component="li" key={remote} sx={rowStyles}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Checkbox
                  label={remote}
                  checked={!hidden.includes(remote)}
                  disabled={isFixed}
                  onChange={({ target }) => toggle(remote, target.checked)}
                />
              </Box>
              <IconButton
                label={t('up', { remote })}
                disabled={isFixed || at === 0}
                onClick={() => move(remote, -1)}
              >
                <ArrowUp size={18} />
              </IconButton>
              <IconButton
                label={t('down', { remote })}
                disabled={isFixed || at === remotes.length - 1}
                onClick={() => move(remote, 1)}
              >
                <ArrowDown size={18} />
              </IconButton>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

const rowStyles = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 } as const;
