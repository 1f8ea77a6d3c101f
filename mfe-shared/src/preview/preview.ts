import type { Customization } from 'api';
import { isLanguage } from '../i18n/language';
import { session } from '../session/session';
import { showDraft } from './draft.store';
import { lightUp, partAt, styleParts } from './parts';
import type { DraftMessage, PickMessage, ReadyMessage } from './preview.types';

type Page = {
  /** The document that the page was made with. */
  customization: () => Customization | undefined;
  changeLanguage: (language: DraftMessage['language']) => Promise<void>;
};

/**
 * Makes this page, in a frame of the back office, a preview: it shows drafts, and a press on a part of it says which
 * one instead of doing what it does. Only for signed-in staff, and only with a page of the same origin around it.
 */
export function startPreview({ customization, changeLanguage }: Page): () => void {
  const tell = (message: ReadyMessage | PickMessage) => window.parent.postMessage(message, location.origin);
  const isAllowed = () => {
    const { isAuthenticated, loginType } = session.getState();
    return isAuthenticated && loginType !== 'customer';
  };
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent || !isDraft(data) || !isAllowed()) return;
    // A back office of another build may know other sections.
    showDraft({ ...customization(), ...data.customization });
    if (isLanguage(data.language) && data.language !== document.documentElement.lang)
      void changeLanguage(data.language);
    // Afterwards: React shows the draft first.
    setTimeout(() => lightUp(data.lit, data.litText));
  };
  const pick = (event: MouseEvent) => {
    if (!isAllowed()) return;
    event.preventDefault();
    event.stopPropagation();
    const found = partAt(event.target);
    if (found) tell({ larderPreview: 'picked', ...found });
  };
  const beReady = () => {
    if (!isAllowed()) return;
    stopWaiting();
    styleParts();
    tell({ larderPreview: 'ready' });
  };
  const stopWaiting = session.subscribe(beReady);
  window.addEventListener('message', receive);
  document.addEventListener('click', pick, true);
  beReady();
  return () => {
    stopWaiting();
    window.removeEventListener('message', receive);
    document.removeEventListener('click', pick, true);
  };
}

const isDraft = (data: unknown): data is DraftMessage =>
  typeof data === 'object' &&
  data !== null &&
  'larderPreview' in data &&
  data.larderPreview === 'draft' &&
  'customization' in data &&
  typeof data.customization === 'object';
