import { StartError } from '../../server/start-error.ts';

/** The login type that a remote's pages need. Null: none. */
export const audiences = {
  staff: 'tenantAdmin',
  operators: 'platformAdmin',
  shoppers: 'customer',
  everybody: null,
} as const;

export type Audience = keyof typeof audiences;

/** The default is staff: opening pages to everybody has to be said. */
export function audienceOf(given: string | undefined = 'staff'): Audience {
  const known = Object.keys(audiences) as Audience[];
  const audience = known.find((one) => one === given);
  if (audience) return audience;
  throw new StartError(`"${given}" is nobody a remote can be for: say --for ${known.join(', --for ')}.`);
}
