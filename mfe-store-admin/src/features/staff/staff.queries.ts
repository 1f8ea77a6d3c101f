import { useMutation } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';
import { defineResource } from 'mfe-shared/backoffice';

/** Roles show how many people have them. */
export const staff = defineResource('/staff', { alsoChanges: ['roles'] });

/** Sends the mail once more; the link of the one before ends. */
export const useInviteAgain = () =>
  useMutation({ mutationFn: (id: string) => adminClient.post('/staff/{id}/invite', { path: { id } }) });
