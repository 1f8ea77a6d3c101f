import { Box, Button, TextField, useMayWrite } from 'mfe-shared';
import { useForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useAddNote } from './orders.queries';

const longest = 1_000;

/** A note for colleagues, which becomes an entry of the timeline. */
export function OrderNoteForm({ orderId }: { orderId: string }) {
  const { t } = useTranslation('store-admin/orders');
  const mayWrite = useMayWrite();
  const add = useAddNote(orderId);
  const { register, handleSubmit, formState, reset, watch } = useForm({ defaultValues: { text: '' } });
  const isEmpty = watch('text').trim() === '';
  if (!mayWrite) return null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(({ text }) => add.mutate(text, { onSuccess: () => reset() }))}
      sx={{ display: 'grid', gap: 1, mb: 3 }}
    >
      <TextField
        label={t('note.label')}
        placeholder={t('note.placeholder')}
        multiline
        minRows={2}
        error={formState.errors.text?.message}
        {...register('text', {
          maxLength: { value: longest, message: t('note.tooLong', { count: longest }) },
        })}
      />
      <Button
        type="submit"
        variant="outlined"
        color="neutral"
        loading={add.isPending}
        disabled={isEmpty}
        sx={{ justifySelf: 'start' }}
      >
        {t('note.add')}
      </Button>
    </Box>
  );
}
