import { defineResource } from 'mfe-shared/backoffice';

export const taxClasses = defineResource('/tax-classes');
