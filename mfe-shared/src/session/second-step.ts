import type { SecondFactorChallenge } from 'api';
import type { LoginType } from './session.types';

/** How a person can take the second step; none where they have to set up a second factor first. */
export type Way = SecondFactorChallenge['secondFactor']['ways'][number];

/** The password was right, and the sign-in needs a second step. It is no failure; sign-in forms go on with it. */
export class SecondStepNeeded extends Error {
  readonly code = 'SECOND_STEP';
  readonly ticket: string;
  readonly ways: Way[];

  constructor({ ticket, ways }: SecondFactorChallenge['secondFactor']) {
    super('The sign-in needs a second step.');
    this.name = 'SecondStepNeeded';
    this.ticket = ticket;
    this.ways = ways;
  }
}

export type SecondStep = Pick<SecondStepNeeded, 'ticket' | 'ways'> & { loginType: LoginType };

export const asksForSecondStep = (reply: object): reply is SecondFactorChallenge => 'secondFactor' in reply;
