import type { OperatorPermission } from 'api';
import { usePermission } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type MayProps = { permission: OperatorPermission; children: ReactNode };

/** Shows controls that change something to operators with the permission. The API refuses all others. */
export function May({ permission, children }: MayProps): ReactNode {
  return usePermission(permission) ? children : null;
}

/** Why a form is read-only for an operator without the permission. */
export function useReadOnly(permission: OperatorPermission): string | null {
  const { t } = useTranslation('platform-admin/ui');
  return usePermission(permission) ? null : t('readOnly');
}
