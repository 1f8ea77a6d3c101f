/**
 * The exports of react-i18next that the shell shares with all remotes; `Trans` and its parser would be three times as
 * much. The build of a remote that uses another name fails with a message.
 */
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
