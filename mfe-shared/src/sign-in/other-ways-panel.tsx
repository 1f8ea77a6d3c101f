import Stack from '@mui/material/Stack';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { LoginType } from '../session/session.types';
import { Divider } from '../ui/divider';
import { PasskeyButton } from './passkey-button';
import { ProviderButton } from './provider-button';
import { useOfferedProvider } from './use-offered-provider';

export type OtherWaysProps = {
  loginType: Exclude<LoginType, 'customer'>;
  /** The page to continue to. */
  target: string;
};

/** The store's provider, if it has one, and passkeys where the browser knows them. */
export function OtherWaysPanel({ loginType, target }: OtherWaysProps) {
  const provider = useOfferedProvider(loginType);
  const byPasskey = browserSupportsWebAuthn();
  if (!provider && !byPasskey) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Divider />
      {provider ? <ProviderButton provider={provider} target={target} /> : null}
      {byPasskey ? <PasskeyButton loginType={loginType} /> : null}
    </Stack>
  );
}
