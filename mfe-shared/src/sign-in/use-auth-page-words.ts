import { useWordOf } from '../i18n/use-word-of';
import type { AuthPage } from '../session/paths';
import type { LoginType } from '../session/session.types';
import { useTenant } from '../tenant/use-tenant';
import { useWords } from './words';

/** The heading and first sentence of a sign-in page, for a remote's frame. */
export function useAuthPageWords(page: AuthPage, loginType: LoginType): { title: string; text: string } {
  useWords();
  const wordOf = useWordOf('sign-in');
  const { name, slug } = useTenant();
  const values = { name: name || slug };
  const words = (part: 'title' | 'text') =>
    wordOf('pages', `${page}.${loginType}.${part}`, values) ??
    wordOf('pages', `${page}.${part}`, values) ??
    '';
  return { title: words('title'), text: words('text') };
}
