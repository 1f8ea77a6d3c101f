import { StartError } from '../../server/start-error.ts';

/** Who may see a remote's pages: people with this login type. Null: everybody. */
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
