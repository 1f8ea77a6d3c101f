import type { ChoiceProps } from './choice';
import { Choice } from './choice';

/** A checkbox with its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />;
}
