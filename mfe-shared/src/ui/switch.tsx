import type { ChoiceProps } from './choice';
import { Choice } from './choice';

/** On or off, at once. */
export function Switch(props: ChoiceProps) {
  return <Choice kind="switch" {...props} />;
}
