import { defineDocument } from 'mfe-shared/backoffice';

export const cardSettings = defineDocument('/card-settings', { member: 'settings' });
