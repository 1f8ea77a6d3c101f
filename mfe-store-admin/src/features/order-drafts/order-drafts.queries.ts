import { defineResource } from 'mfe-shared/backoffice';

export const orderDrafts = defineResource('/order-drafts');
