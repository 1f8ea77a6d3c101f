/**
 * The part of react-i18next that the shell brings for all remotes: its `Trans` and the parser behind it are three
 * times as much. A remote that uses another name is told so when it is built.
 */
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
