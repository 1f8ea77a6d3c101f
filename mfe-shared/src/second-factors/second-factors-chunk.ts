import { ReauthenticatePanel } from './reauthenticate-panel';
import { SecondFactorRulePanel } from './second-factor-rule-panel';
import { SecondFactorsSection } from './second-factors-section';
import { SecondStepPanel } from './second-step-panel';

/** The content of the chunk `second-factors`. */
export const secondFactorParts = {
  ReauthenticatePanel,
  SecondFactorRulePanel,
  SecondFactorsSection,
  SecondStepPanel,
};
