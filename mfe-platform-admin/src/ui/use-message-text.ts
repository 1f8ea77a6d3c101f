import type { Message } from 'api';
import { useFormat, useWordOf } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { shortBuild } from './build-name';

type Sentence = Omit<Message, 'because'>;

/** A message of the API, from its code and values, in the reader's language. */
export function useMessageText(): (message: Message) => string {
  const { t } = useTranslation('platform-admin/ui');
  const wordOf = useWordOf('platform-admin/ui');
  const { dateTime } = useFormat();
  const say = ({ code, values }: Sentence) => {
    const { at, visitors, count = visitors } = values;
    const shown = {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withShortBuilds(value)])),
      ...(typeof at === 'string' && { at: dateTime(at) }),
      ...(typeof count === 'number' && { count }),
    };
    // A code that is newer than this page is shown as it is.
    return wordOf('messages', code, shown) ?? code;
  };
  return ({ because, ...message }) =>
    because ? t('messages.because', { what: say(message), why: say(because) }) : say(message);
}

/** The actor: a person or a deploy token by name, and a part of the platform in words. */
export function useDoer(): (name: string) => string {
  const { t } = useTranslation('platform-admin/ui');
  return (name) => (name === 'start' || name === 'demotion' ? t(`by.${name}`) : name);
}

/** Builds are shortened inside of sentences, too. */
const withShortBuilds = (value: string | number) =>
  typeof value === 'string' ? value.replace(/\b[0-9a-f]{12}\b/g, shortBuild) : value;
