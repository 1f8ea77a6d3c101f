import { textsOf } from '../screens/texts-of';
import type english from './locales/en.json';

export const text = textsOf<typeof english>(
  import.meta.webpackContext('./locales', { regExp: /\.json$/, mode: 'sync' }),
);
