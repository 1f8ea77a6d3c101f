import { useShared } from '../app/shared-context';

/** Whether shoppers can pay by card here. */
export const useTakesCards = (): boolean => (useShared().bootstrap.cardOrigins ?? []).length > 0;
