import type { UploadReply } from 'api';
import { upload, useErrorText, useHoldUpdates } from 'mfe-shared';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A running or failed upload. */
export type Upload = { id: string; name: string; share: number; error?: string };

const largest = 10 * 1024 * 1024;

/**
 * Uploads pictures concurrently, each with its progress; leaving the page aborts them. They end in any order: `place`
 * says in which order they were chosen.
 */
export function useUploads(onUploaded: (picture: UploadReply, place: number) => void) {
  const { t } = useTranslation('store-admin/ui');
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const chosen = useRef(0);
  const controllers = useRef(new Map<string, AbortController>());
  useHoldUpdates(
    uploads.some(({ error }) => !error),
    'upload',
  );
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const forget = (id: string) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };
  const send = async (file: File) => {
    const id = crypto.randomUUID();
    const place = chosen.current++;
    const refusal = refusalOf(file);
    setUploads((all) => [...all, { id, name: file.name, share: 0, ...(refusal && { error: t(refusal) }) }]);
    if (refusal) return;
    const controller = new AbortController();
    controllers.current.set(id, controller);
    try {
      const picture = await upload('/uploads', file, {
        signal: controller.signal,
        onProgress: (share) => change(id, { share }),
      });
      forget(id);
      latest.current(picture, place);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(id, { error: errorText(error) });
    }
  };
  return { uploads, send: (files: Iterable<File>) => void Array.from(files, send), forget };
}

function refusalOf(file: File): 'upload.notAPicture' | 'upload.tooLarge' | null {
  if (!file.type.startsWith('image/')) return 'upload.notAPicture';
  return file.size > largest ? 'upload.tooLarge' : null;
}
