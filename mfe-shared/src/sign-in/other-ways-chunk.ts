import { OtherWaysPanel } from './other-ways-panel';
import { ProviderReturnPanel } from './provider-return-panel';

/** The content of the chunk `other-ways`. */
export const otherWays = { OtherWaysPanel, ProviderReturnPanel };
