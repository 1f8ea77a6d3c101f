import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { findWord } from '../i18n/find-word';
import type { PageHandle } from './page-routes';

/** The title of the open page, for the frame. */
export function useMatchedTitle(): string {
  const { t } = useTranslation();
  const keys = useMatches().map(({ handle }) => (handle as PageHandle | undefined)?.title);
  const key = keys.findLast(Boolean);
  return (key && findWord(t, key)) ?? '';
}
