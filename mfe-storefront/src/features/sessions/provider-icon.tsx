import { CodeXml, KeyRound, Mail, Users } from 'lucide-react';

/** Signs without a brand: other people's logos may be used only as their owners say. */
const icons: Record<string, typeof KeyRound> = { google: Mail, github: CodeXml, facebook: Users };

export function ProviderIcon({ provider }: { provider: string }) {
  const Icon = icons[provider] ?? KeyRound;
  return <Icon size={18} aria-hidden />;
}
