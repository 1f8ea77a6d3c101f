import type { SecondFactorRule } from 'api';
import { api } from '../api/api';

export type RuleScope = 'store' | 'platform';

export const readRule = (scope: RuleScope): Promise<SecondFactorRule> =>
  scope === 'store' ? api.get('/second-factors/rule') : api.get('/platform/second-factors/rule');

export const saveRule = (scope: RuleScope, body: SecondFactorRule): Promise<SecondFactorRule> =>
  scope === 'store'
    ? api.put('/second-factors/rule', { body })
    : api.put('/platform/second-factors/rule', { body });
