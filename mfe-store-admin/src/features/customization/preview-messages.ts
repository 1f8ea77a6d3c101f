import type { PickMessage, ReadyMessage } from 'mfe-shared';

/** A message of the page in the frame, if it is one; of any other window it is null. */
export function readPreviewMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: Window | null | undefined,
): PickMessage | ReadyMessage | null {
  if (origin !== location.origin || !frame || source !== frame) return null;
  if (typeof data !== 'object' || data === null || !('larderPreview' in data)) return null;
  if (data.larderPreview === 'ready') return { larderPreview: 'ready' };
  if (data.larderPreview !== 'picked' || !('fields' in data) || !('text' in data)) return null;
  const { fields, text } = data;
  if (!Array.isArray(fields) || typeof text !== 'string') return null;
  return { larderPreview: 'picked', fields: fields.filter((one) => typeof one === 'string'), text };
}
