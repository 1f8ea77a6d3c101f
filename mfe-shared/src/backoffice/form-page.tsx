import Stack from '@mui/material/Stack';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useRef } from 'react';
import { Box } from '../ui/box';
import { LeaveGuard } from './leave-guard';
import type { PageHeaderProps } from './page-header';
import { PageHeader } from './page-header';
import { SaveBar } from './save-bar';

export type FormPageProps = {
  title: ReactNode;
  back?: PageHeaderProps['back'];
  actions?: ReactNode;
  tabs?: ReactNode;
  /** `handleSubmit(save)` of react-hook-form. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  dirty: boolean;
  /** Whether leaving asks first; by default when there are unsaved changes. */
  guarded?: boolean;
  saving?: boolean;
  errorCount?: number;
  onDiscard: () => void;
  /** The second column, for less important fields. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page with one form: two columns when there is room, and a save bar after the first change. */
export function FormPage(props: FormPageProps) {
  const {
    title,
    back,
    actions,
    tabs,
    onSubmit,
    dirty,
    saving = false,
    guarded = dirty && !saving,
    errorCount = 0,
    onDiscard,
    aside,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <Box component="form" ref={form} onSubmit={onSubmit} noValidate>
      <Stack spacing={2}>
        <PageHeader title={title} back={back} actions={actions} tabs={tabs} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: columns(aside !== undefined),
          }}
        >
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            {children}
          </Stack>
          {aside === undefined ? null : (
            <Stack spacing={2} sx={{ minWidth: 0 }}>
              {aside}
            </Stack>
          )}
        </Box>
        <SaveBar
          dirty={dirty}
          saving={saving}
          errorCount={errorCount}
          onSave={() => form.current?.requestSubmit()}
          onDiscard={onDiscard}
        />
      </Stack>
      <LeaveGuard dirty={guarded} />
    </Box>
  );
}

const columns = (two: boolean) => ({
  xs: 'minmax(0, 1fr)',
  lg: two ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
});
