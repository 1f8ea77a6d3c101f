import type { ChoiceProps } from './choice';
import { Choice } from './choice';

/** A radio button with its label. Usually used by RadioGroup. */
export function Radio(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />;
}
