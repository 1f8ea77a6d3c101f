import type { ChoiceProps } from './choice';
import { Choice } from './choice';

/** A switch with its label, for a setting that takes effect at once. */
export function Switch(props: ChoiceProps) {
  return <Choice kind="switch" {...props} />;
}
