import type { Review } from 'api';
import { Box, Button, notify, Stack, TextField, useFormat } from 'mfe-shared';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplyToReview } from './reviews.queries';

/** The store's answer, shown below the review; saved without a text it is taken away. */
export function ReplyForm({ review }: { review: Review }) {
  const { t } = useTranslation('store-admin/reviews');
  const { dateTime } = useFormat();
  const [reply, setReply] = useState(review.reply);
  const save = useReplyToReview(review);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(reply.trim(), { onSuccess: () => notify.success(t('replied')), onError: notify.error });
  };
  return (
    <Stack component="form" onSubmit={submit} sx={{ gap: 1.5 }}>
      <TextField
        label={t('reply')}
        help={review.repliedAt ? t('repliedAt', { time: dateTime(review.repliedAt) }) : t('replyHelp')}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        multiline
        minRows={3}
        maxLength={2_000}
      />
      <Box>
        <Button
          type="submit"
          variant="outlined"
          color="neutral"
          loading={save.isPending}
          disabled={reply.trim() === review.reply}
        >
          {t('saveReply')}
        </Button>
      </Box>
    </Stack>
  );
}
