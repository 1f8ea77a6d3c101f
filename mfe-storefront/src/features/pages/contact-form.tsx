import { useMutation } from '@tanstack/react-query';
import type { Customization, MessageInput } from 'api';
import { Alert, api, Box, Button, Image, TextField, Typography, useErrorText, useText } from 'mfe-shared';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

type ContactFormProps = { form: Customization['contact_us']['form'] };

/** Writes to the store. A message that could not be sent stays in the form. */
export function ContactForm({ form }: ContactFormProps) {
  const { t } = useTranslation('storefront/pages');
  const text = useText();
  const errorText = useErrorText();
  const send = useMutation({ mutationFn: (body: MessageInput) => api.post('/messages', { body }) });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const field = (name: keyof MessageInput) => String(typed.get(name) ?? '').trim();
    send.mutate({ name: field('name'), email: field('email'), text: field('text') });
  };
  return (
    <Box component="section" data-customization="contact_us.form" sx={sectionStyles(form.image !== '')}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2">{text(form.title)}</Typography>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{text(form.description)}</Typography>
        {send.isSuccess ? (
          <Alert severity="success" role="status">
            {t('contact.sent')}
          </Alert>
        ) : (
          <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
            <TextField label={t('contact.name')} name="name" autoComplete="name" required maxLength={100} />
            <TextField
              label={t('contact.email')}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
            />
            <TextField
              label={t('contact.text')}
              name="text"
              multiline
              minRows={5}
              required
              maxLength={4_000}
            />
            {send.error ? <Alert severity="error">{errorText(send.error)}</Alert> : null}
            <Box>
              {/* A button that may load has a style attribute, which the policy of rendered pages refuses. */}
              <Button type="submit" variant="contained" loading={send.isPending || undefined}>
                {t('contact.send')}
              </Button>
            </Box>
          </Box>
        )}
      </Box>
      {form.image ? <Image src={form.image} alt="" width={560} height={560} sizes="560px" /> : null}
    </Box>
  );
}

const sectionStyles = (hasImage: boolean) => ({
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { md: hasImage ? 'minmax(0, 1fr) minmax(0, 560px)' : 'minmax(0, 720px)' },
  mt: { xs: 4, md: 6 },
  '& img': { width: '100%', height: 'auto', borderRadius: 2 },
});
