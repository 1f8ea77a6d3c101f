import { useQuery } from '@tanstack/react-query';
import type { Customization, LocalizedText } from 'api';
import { Monitor, Smartphone } from 'lucide-react';
import type { DraftMessage } from 'mfe-shared';
import { Box, EmptyState, IconButton, Typography, useMediaQuery } from 'mfe-shared';
import { useWatch } from 'mfe-shared/forms';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewFrame } from '../../ui/preview-frame';
import { useTextLanguages } from '../../ui/text-languages';
import { useTenantId } from '../../ui/use-tenant-id';
import { anyProductQuery } from './customization.queries';
import type { CustomizationValues } from './customization-values';
import { isText, toDocument, valueAt } from './customization-values';
import { readPreviewMessage } from './preview-messages';
import type { SectionName } from './sections';
import { sections } from './sections';

type PreviewProps = {
  section: SectionName;
  /** The field that is edited. */
  lit: string | null;
  onPick: (fields: string[], text: string) => void;
};

/** The shop's own page with what is in the form, at the width of a phone or a desktop. */
export function Preview({ section, lit, onPick }: PreviewProps) {
  const { t } = useTranslation('store-admin/customization');
  const { language } = useTextLanguages();
  const [width, setWidth] = useState<'phone' | 'desktop'>(
    useMediaQuery('(max-width: 600px)') ? 'phone' : 'desktop',
  );
  const { page } = sections[section];
  const product = useQuery({ ...anyProductQuery(useTenantId()), enabled: page === 'product' });
  const path = page === 'product' ? product.data && `/product/${product.data}` : page;
  const frame = useRef<HTMLIFrameElement>(null);
  const values = useWatch() as CustomizationValues;
  const send = () => {
    const field = valueAt(values, lit ?? '');
    const draft: DraftMessage = {
      larderPreview: 'draft',
      customization: toDocument(values) as Customization,
      language,
      lit,
      litText: isText(field) ? ((field as LocalizedText)[language] ?? '') : String(field ?? ''),
    };
    frame.current?.contentWindow?.postMessage(draft, location.origin);
  };
  const latest = useRef({ send, onPick });
  latest.current = { send, onPick };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what the page shows has changed.
  useEffect(() => {
    const pause = window.setTimeout(() => latest.current.send(), 120);
    return () => window.clearTimeout(pause);
  }, [values, language, lit]);
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      const message = readPreviewMessage(event, frame.current?.contentWindow);
      if (message?.larderPreview === 'ready') latest.current.send();
      if (message?.larderPreview === 'picked') latest.current.onPick(message.fields, message.text);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  return (
    <Box component="section" aria-label={t('preview')} sx={frameStyles}>
      <Box sx={barStyles}>
        <Typography component="h2" variant="subtitle2" sx={{ flex: 1 }}>
          {t('preview')}
        </Typography>
        {(['phone', 'desktop'] as const).map((one) => (
          <IconButton
            key={one}
            size="small"
            label={t(`widths.${one}`)}
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
            sx={width === one ? { bgcolor: 'neutral.3' } : undefined}
          >
            {one === 'phone' ? <Smartphone size={16} /> : <Monitor size={16} />}
          </IconButton>
        ))}
      </Box>
      {path ? (
        <PreviewFrame ref={frame} path={path} width={width} title={t('previewOf', { path })} />
      ) : (
        <EmptyState title={t('noPreview')} text={t(page === null ? 'noPreviewText' : 'noProductText')} />
      )}
    </Box>
  );
}

const frameStyles = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 480,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'neutral.2',
} as const;

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
