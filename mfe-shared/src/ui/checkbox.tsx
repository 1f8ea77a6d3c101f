import type { ChoiceProps } from './choice';
import { Choice } from './choice';

/** Yes or no, sent with a form. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />;
}
