import { CodeXml, KeyRound, Mail, Users } from 'lucide-react';

/** Neutral icons, because logos of others may be used only under their owners' rules. */
const icons: Record<string, typeof KeyRound> = { google: Mail, github: CodeXml, facebook: Users };

export function ProviderIcon({ provider }: { provider: string }) {
  const Icon = icons[provider] ?? KeyRound;
  return <Icon size={18} aria-hidden />;
}
