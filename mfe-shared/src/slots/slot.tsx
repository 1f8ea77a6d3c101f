import Stack from '@mui/material/Stack';
import { Filler } from './filler';
import type { SlotName, SlotProps } from './slots.types';
import { useFillers } from './use-fillers';

export type SlotOptions<Name extends SlotName> = { name: Name; props: SlotProps<Name> };

/**
 * A place that other remotes fill: `<Slot name="store-admin.order" props={{ orderId }} />`. It is empty until the page
 * is on the screen. Each filler is loaded, shown and fails alone. Put it at the end of a column.
 */
export function Slot<Name extends SlotName>({ name, props }: SlotOptions<Name>) {
  const fillers = useFillers(name);
  if (fillers.length === 0) return null;
  return (
    <Stack spacing={2} data-slot={name}>
      {fillers.map((filler) => (
        <Filler key={filler.remote} filler={filler} props={props} />
      ))}
    </Stack>
  );
}
