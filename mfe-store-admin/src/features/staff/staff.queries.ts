import { useMutation } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';

/** Roles show how many people have them. */
export const staff = defineResource('/staff', { alsoChanges: ['roles'] });

/** Sends the mail again; the earlier link becomes invalid. */
export const useInviteAgain = () =>
  useMutation({ mutationFn: (id: string) => adminClient.post('/staff/{id}/invite', { path: { id } }) });
