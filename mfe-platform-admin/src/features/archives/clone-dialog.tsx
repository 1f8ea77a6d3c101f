import { notify, Stack, TextField, useSession } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressField, isAddress } from './address-field';
import type { CloneInput } from './archives.queries';
import { useCloneStore } from './archives.queries';
import { AskDialog } from './ask-dialog';

type CloneDialogProps = { store: { id: string; name: string; slug: string }; onClose: () => void };

/** Makes a copy of a store to try things in. The operator who asks for it becomes its owner. */
export function CloneDialog({ store, onClose }: CloneDialogProps) {
  const { t } = useTranslation('platform-admin/archives');
  const { user } = useSession();
  const [input, setInput] = useState<CloneInput>({
    storeId: store.id,
    slug: `${store.slug.slice(0, 32)}-sandbox`,
    name: t('sandboxName', { name: store.name }).slice(0, 80),
    ownerEmail: user?.email ?? '',
    ownerPassword: '',
  });
  const [tried, setTried] = useState(false);
  const clone = useCloneStore();
  const set = (change: Partial<CloneInput>) => setInput({ ...input, ...change });
  const wrong = {
    slug: !isAddress(input.slug),
    name: input.name.trim().length < 2,
    ownerEmail: !/.@./.test(input.ownerEmail),
    ownerPassword: input.ownerPassword.length < 10,
  };
  const errorOf = (field: keyof typeof wrong) =>
    tried && wrong[field] ? t(field === 'slug' ? 'slugWrong' : `wrong.${field}`) : undefined;
  const run = () => {
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    clone.mutate(input, {
      onSuccess: () => {
        notify.success(t('cloning', { name: input.name }));
        onClose();
      },
    });
  };
  return (
    <AskDialog
      title={t('cloneTitle', { name: store.name })}
      text={t('cloneText')}
      label={t('clone')}
      busy={clone.isPending}
      error={clone.error}
      onClose={onClose}
      onRun={run}
    >
      <Stack spacing={2}>
        <TextField
          label={t('name')}
          required
          value={input.name}
          error={errorOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <AddressField value={input.slug} onChange={(slug) => set({ slug })} error={errorOf('slug')} />
        <TextField
          label={t('ownerEmail')}
          type="email"
          required
          autoComplete="off"
          value={input.ownerEmail}
          error={errorOf('ownerEmail')}
          onChange={({ target }) => set({ ownerEmail: target.value })}
        />
        <TextField
          label={t('ownerPassword')}
          type="password"
          required
          autoComplete="new-password"
          value={input.ownerPassword}
          error={errorOf('ownerPassword')}
          onChange={({ target }) => set({ ownerPassword: target.value })}
        />
      </Stack>
    </AskDialog>
  );
}
