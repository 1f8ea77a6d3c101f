import { defineResource } from 'mfe-shared/backoffice';

export const coupons = defineResource('/coupons');
