import type { OperatorPermission } from 'api';
import { useMayWrite, usePermission } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type MayProps = { permission: OperatorPermission; children: ReactNode };

/** Shows controls to operators with the permission. The API refuses all others. */
export function May({ permission, children }: MayProps): ReactNode {
  return usePermission(permission) ? children : null;
}

/** Shows controls that change something to operators who may change what the page shows. */
export function MayWrite({ children }: { children: ReactNode }): ReactNode {
  return useMayWrite() ? children : null;
}

/** Why a form is read-only for an operator who may not change what the page shows. */
export function useReadOnly(): string | null {
  const { t } = useTranslation('platform-admin/ui');
  return useMayWrite() ? null : t('readOnly');
}
