import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react';
import { Box, IconButton, Typography } from 'mfe-shared';
import { Controller, useFormContext, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../ui/localized-text-field';
import type { AttributeValues } from './attribute-values';
import { ColorField } from './color-field';

type ValueRowProps = {
  index: number;
  count: number;
  /** The number of variants that have it; such a value can be hidden, and not removed. */
  variants: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One value: its name, its color, whether it is offered, and its place. */
export function ValueRow({ index, count, variants, onMove, onRemove }: ValueRowProps) {
  const { t } = useTranslation('store-admin/attributes');
  const { control, setValue } = useFormContext<AttributeValues>();
  const status = useWatch({ control, name: `values.${index}.status` });
  const position = index + 1;
  const isShown = status === 'show';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, opacity: isShown ? 1 : 0.7 }}>
      <LocalizedTextField<AttributeValues>
        name={`values.${index}.name`}
        label={t('valueName', { position })}
        required
        maxLength={200}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
        <Controller
          control={control}
          name={`values.${index}.swatch`}
          render={({ field: { value, onChange } }) => (
            <ColorField label={t('colorOf', { position })} value={value} onChange={onChange} />
          )}
        />
        <Typography variant="body2" sx={{ flex: 1, minWidth: 120, color: 'text.secondary' }}>
          {variants > 0 ? t('usedBy', { count: variants }) : null}
        </Typography>
        <IconButton
          size="small"
          label={t('earlier', { position })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp size={16} />
        </IconButton>
        <IconButton
          size="small"
          label={t('later', { position })}
          disabled={position === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown size={16} />
        </IconButton>
        <IconButton
          size="small"
          label={t(isShown ? 'hideValue' : 'showValue', { position })}
          onClick={() => setValue(`values.${index}.status`, isShown ? 'hide' : 'show', { shouldDirty: true })}
        >
          {isShown ? <Eye size={16} /> : <EyeOff size={16} />}
        </IconButton>
        <IconButton
          size="small"
          label={t('removeValue', { position })}
          disabled={variants > 0 || count === 1}
          onClick={onRemove}
        >
          <Trash2 size={16} />
        </IconButton>
      </Box>
    </Box>
  );
}
