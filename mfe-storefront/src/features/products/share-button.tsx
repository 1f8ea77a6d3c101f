import { Share2 } from 'lucide-react';
import { IconButton, notify } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** Hands the page's address to another program of the device, or else to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('storefront/products');
  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify.success(t('linkCopied'));
    } catch (error) {
      // A visitor who changes their mind needs no message.
      if (!(error instanceof DOMException && error.name === 'AbortError')) notify.error(error);
    }
  }
  return (
    <IconButton label={t('share')} onClick={() => void share()} sx={{ color: 'text.secondary' }}>
      <Share2 size={20} />
    </IconButton>
  );
}
