import type { Customization } from 'api';
import type { Language } from '../i18n/language';

/** Messages between a back office and the page that it shows in a frame, both of one origin. */
export type DraftMessage = {
  larderPreview: 'draft';
  customization: Customization;
  language: Language;
  /** The field that is edited: `home.featured.title`. */
  lit: string | null;
  /** Its text in the language of the preview. */
  litText: string;
};

/** The page in the frame can show a draft. */
export type ReadyMessage = { larderPreview: 'ready' };

/** Somebody pressed a part of the page: the fields of the document that fill it, and the text that was pressed. */
export type PickMessage = { larderPreview: 'picked'; fields: string[]; text: string };
