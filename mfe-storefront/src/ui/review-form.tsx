import type { MyReview } from 'api';
import { Alert, Box, Button, TextField, Typography, useErrorText, useSession } from 'mfe-shared';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveReview } from './reviews.queries';
import { StarsInput } from './stars-input';

type ReviewFormProps = { productId: string; review: MyReview | null; onClose: () => void };

/** Writes or rewrites a review. A review that could not be sent stays in the form. */
export function ReviewForm({ productId, review, onClose }: ReviewFormProps) {
  const { t } = useTranslation('storefront/ui');
  const errorText = useErrorText();
  const name = useSession(({ user }) => user?.name ?? '');
  const save = useSaveReview(productId, review);
  const [rating, setRating] = useState(review?.rating ?? 0);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone.
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIncomplete(rating === 0);
    if (rating === 0) return;
    const typed = new FormData(event.currentTarget);
    const field = (key: 'title' | 'text' | 'authorName') => String(typed.get(key) ?? '').trim();
    save.mutate(
      { rating, title: field('title'), text: field('text'), authorName: field('authorName') },
      { onSuccess: onClose },
    );
  };
  return (
    <Box component="form" ref={form} onSubmit={submit} aria-label={t('reviews.write')} sx={formStyles}>
      <StarsInput
        value={rating}
        onChange={setRating}
        error={isIncomplete && rating === 0 ? t('reviews.noStars') : undefined}
      />
      <TextField
        label={t('reviews.heading')}
        name="title"
        required={false}
        maxLength={120}
        defaultValue={review?.title}
      />
      <TextField
        label={t('reviews.text')}
        name="text"
        multiline
        minRows={4}
        required
        minLength={2}
        maxLength={4_000}
        defaultValue={review?.text}
      />
      <TextField
        label={t('reviews.name')}
        help={t('reviews.nameHelp')}
        name="authorName"
        autoComplete="nickname"
        required
        minLength={2}
        maxLength={60}
        defaultValue={review?.authorName ?? name}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('reviews.readFirst')}
      </Typography>
      {save.error ? <Alert severity="error">{errorText(save.error)}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {t('reviews.send')}
        </Button>
        <Button color="neutral" disabled={save.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
      </Box>
    </Box>
  );
}

const formStyles = { display: 'grid', gap: 2, my: 2, maxWidth: 640 };
