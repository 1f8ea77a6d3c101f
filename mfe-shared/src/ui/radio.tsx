import type { ChoiceProps } from './choice';
import { Choice } from './choice';

/** One of several; usually through RadioGroup. */
export function Radio(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />;
}
