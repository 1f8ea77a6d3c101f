import type { AuthPage } from '../session/paths';
import type { LoginType } from '../session/session.types';
import { useTenant } from '../tenant/use-tenant';
import { useWords } from './words';

/** The heading and first sentence of a sign-in page, for a remote's frame. */
export function useAuthPageWords(page: AuthPage, loginType: LoginType): { title: string; text: string } {
  const { t } = useWords();
  const { name, slug } = useTenant();
  const words = (part: 'title' | 'text') =>
    t(`pages.${page}.${loginType}.${part}`, {
      name: name || slug,
      defaultValue: t(`pages.${page}.${part}`, { name: name || slug, defaultValue: '' }),
    });
  return { title: words('title'), text: words('text') };
}
