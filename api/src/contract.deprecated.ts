/** Names of types that remotes in other repositories were built with. */

export type {
  BackInStockInput as WishInput,
  BackInStockReply as WishReply,
  BackInStockRequest as Wish,
} from './features/back-in-stock/back-in-stock.schema.ts';
export type { OrderableVariant as OrderGood } from './features/products/products.schema.ts';
export type { SecondFactorChallenge as HalfSignIn } from './features/sign-in/sign-in.schema.ts';
export type { Message as Told } from './platform/message.schema.ts';
