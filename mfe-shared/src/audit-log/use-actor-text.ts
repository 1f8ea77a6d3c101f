import type { AuditEntry } from 'api';
import type { ReactNode } from 'react';
import type { AuditLogProps } from './audit-log.types';
import { useAuditWords } from './words';

/** The actor of an entry. A store does not read the names of operators. */
export function useActorText({
  actorName = (name) => name,
}: Pick<AuditLogProps, 'actorName'>): (entry: AuditEntry) => ReactNode {
  const { t } = useAuditWords();
  return (entry) => {
    if (entry.actorName) return actorName(entry.actorName);
    return entry.actorKind === 'visitor' ? t('nobody') : t(`kind.${entry.actorKind}`);
  };
}
