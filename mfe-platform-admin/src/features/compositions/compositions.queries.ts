import { adminClient } from 'mfe-shared';
import { defineList } from 'mfe-shared/backoffice';
import { releasesKey } from '../../ui/release-overview';
import { useChange } from '../../ui/use-change';

export const compositions = defineList('/compositions');

/** Makes a whole composition live again: this one, or without an id the one before the present one. */
export const useRestore = () =>
  useChange(
    (id: string | null) =>
      id
        ? adminClient.post('/compositions/{id}/restore', { path: { id } })
        : adminClient.post('/compositions/rollback', { body: {} }),
    releasesKey,
    ['tenants', '', 'compositions'],
  );
