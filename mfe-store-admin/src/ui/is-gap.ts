import type { LocalizedText } from 'api';

/** Nothing in this language, though another one has it. */
export const isGap = (value: LocalizedText, code: keyof LocalizedText) =>
  !value[code]?.trim() && Object.values(value).some((text) => text?.trim());
