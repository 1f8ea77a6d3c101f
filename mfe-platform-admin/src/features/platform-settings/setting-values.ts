import type { LocalizedText, PlatformAdminSetting } from 'api';

/** The form's values: names one a line, times as the clocks of this browser show them. */
export type SettingValues = {
  platform_title: string;
  platform_description: string;
  platform_url: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  favicon: string;
  reserved_names: string;
  mail_sender: string;
  mail_closing: LocalizedText;
  maintenance_from: string;
  maintenance_until: string;
  maintenance_message: LocalizedText;
};

export const emptyValues: SettingValues = {
  platform_title: '',
  platform_description: '',
  platform_url: '',
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  favicon: '',
  reserved_names: '',
  mail_sender: '',
  mail_closing: {},
  maintenance_from: '',
  maintenance_until: '',
  maintenance_message: {},
};

/** The values that differ from what is stored. */
export function toValues(setting: PlatformAdminSetting) {
  return {
    reserved_names: setting.reserved_names.join('\n'),
    maintenance_from: localTime(setting.maintenance_from),
    maintenance_until: localTime(setting.maintenance_until),
  };
}

export function toInput(values: SettingValues) {
  return {
    ...values,
    platform_url: values.platform_url.trim().replace(/\/$/, ''),
    reserved_names: namesIn(values.reserved_names),
    maintenance_from: instant(values.maintenance_from),
    maintenance_until: instant(values.maintenance_until),
  };
}

export const namesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** `2026-11-24T10:00`, which a field of the kind `datetime-local` takes. */
function localTime(iso: string | null): string {
  if (!iso) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const instant = (typed: string): string | null => (typed ? new Date(typed).toISOString() : null);
