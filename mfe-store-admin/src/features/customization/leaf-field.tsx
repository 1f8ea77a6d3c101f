import type { LocalizedText } from 'api';
import { Skeleton, Switch, TextField } from 'mfe-shared';
import { useController } from 'mfe-shared/forms';
import { lazy, Suspense } from 'react';
import { AmountInput } from '../../ui/amount-input';
import { CouponsInput } from '../../ui/coupons-input';
import { DaysInput } from '../../ui/days-input';
import { LocalizedInput } from '../../ui/localized-input';
import { NumberInput } from '../../ui/number-input';
import { PictureInput } from '../../ui/picture-input';
import { textError } from '../../ui/text-error';
import { usePageWords } from '../../ui/use-page-words';
import { WeekdaysInput } from '../../ui/weekdays-input';
import type { LeafField } from './sections';
import { useRules } from './use-rules';

const RichTextInput = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ '../../ui/rich-text-input').then((m) => ({
    default: m.RichTextInput,
  })),
);

type LeafFieldProps = { field: LeafField; path: string; label?: string };

/** One value of the document, by its kind. */
export function LeafFieldView({ field, path, label }: LeafFieldProps) {
  const { labelOf, helpOf } = usePageWords();
  const rules = useRules(field);
  const { field: input, fieldState } = useController({ name: path, rules });
  const { value, onChange } = input;
  const error = fieldState.error?.message;
  const shared = { label: label ?? labelOf(field.name), error, onChange, max: field.max };
  switch (field.kind) {
    case 'text':
    case 'longText':
      return (
        <LocalizedInput
          {...shared}
          multiline={field.kind === 'longText'}
          value={(value ?? {}) as LocalizedText}
          error={textError(fieldState.error)}
        />
      );
    case 'richText':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <RichTextInput
            {...shared}
            value={(value ?? {}) as LocalizedText}
            error={textError(fieldState.error)}
          />
        </Suspense>
      );
    case 'picture':
      return <PictureInput {...shared} value={(value ?? '') as string} />;
    case 'switch':
      return (
        <Switch
          label={shared.label}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return <NumberInput {...shared} value={value as number | null} />;
    case 'amount':
      return <AmountInput {...shared} value={value as number | null} />;
    case 'time':
      return (
        <TextField
          type="time"
          label={shared.label}
          error={error}
          help={helpOf(field.name)}
          value={(value ?? '') as string}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'weekdays':
      return <WeekdaysInput {...shared} value={(value ?? []) as number[]} />;
    case 'days':
      return <DaysInput {...shared} help={helpOf(field.name)} value={(value ?? []) as string[]} />;
    case 'coupons':
      return <CouponsInput {...shared} value={(value ?? []) as string[]} />;
    default:
      return (
        <TextField
          label={shared.label}
          error={error}
          value={(value ?? '') as string}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ maxLength: field.max }}
        />
      );
  }
}
