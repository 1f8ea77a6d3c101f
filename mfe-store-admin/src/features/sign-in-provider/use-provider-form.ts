import type { SignInProvider, SignInProviderInput } from 'api';
import { useDocumentForm } from 'mfe-shared/forms';
import { signInProvider } from './sign-in-provider.queries';

export type ProviderValues = Omit<SignInProviderInput, 'version' | 'clientSecret' | 'newRoleId'> & {
  /** Empty: the stored one stays. */
  clientSecret: string;
  /** Empty: nobody joins by signing in. */
  newRoleId: string;
};

const empty: ProviderValues = {
  ...{ issuer: '', clientId: '', clientSecret: '', label: '', domains: [], newRoleId: '' },
  ...{ providerOnly: false, replacesSecondFactor: false },
};

const toInput = ({ clientSecret, newRoleId, ...values }: ProviderValues) => ({
  ...values,
  issuer: values.issuer.trim(),
  newRoleId: newRoleId || null,
  ...(clientSecret && { clientSecret }),
});

/** The form of the store's provider; `stored` is null while it has none. */
export const useProviderForm = (stored: SignInProvider | null) =>
  useDocumentForm(signInProvider, {
    ...{ record: stored, empty, toInput, words: 'store-admin/sign-in-provider' },
    toValues: ({ newRoleId }) => ({ clientSecret: '', newRoleId: newRoleId ?? '' }),
    fieldOf: (field) => field.split('.')[0] ?? field,
    showValue: (path, value) => (path === 'domains' && Array.isArray(value) ? value.join(', ') : undefined),
  });
