import type { ReactNode } from 'react';

/** Something that the palette offers: a page, a record, an action. */
export type Command = {
  key: string;
  label: string;
  /** Tells two of the same name apart: a SKU, an e-mail address. */
  hint?: string | undefined;
  icon?: ReactNode;
} & ({ to: string } | { run: () => void });

export type CommandGroup = { label: string; commands: readonly Command[] };

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  /** The typed text, held by the caller, who finds the groups for it. */
  text: string;
  onText: (text: string) => void;
  /** In the order in which they are shown; the first command is the one that Enter runs. */
  groups: readonly CommandGroup[];
  /** Whether more is on its way. */
  busy: boolean;
};
