import { lazyOptionalComponent } from 'mfe-shared';
import { useShopperState } from '../../ui/use-shopper-state';

const Returning = lazyOptionalComponent(
  async () => (await import(/* webpackChunkName: "returning" */ './returning')).Returning,
);

/** The place of what a shopper who comes back is looking for. The server knows nobody and leaves it empty. */
export function ReturningSlot() {
  return useShopperState() === 'shopper' ? <Returning /> : null;
}
