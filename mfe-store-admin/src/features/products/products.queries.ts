import { defineResource } from 'mfe-shared/backoffice';

export const products = defineResource('/products');
