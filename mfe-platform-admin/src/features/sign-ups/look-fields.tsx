import { Box, RadioGroup, TextField, VisuallyHidden } from 'mfe-shared';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewStore } from '../../ui/new-store';

const colors = [
  ['green', '#1b7f4b'],
  ['orange', '#b4530a'],
  ['red', '#b3261e'],
  ['violet', '#7a3e9d'],
  ['blue', '#1f5fbf'],
  ['grey', '#37474f'],
] as const;
const catalogues = ['empty', 'grocery', 'bakery'] as const;

/** The first impression of shoppers: the colour, and the goods on the shelves. */
export function LookFields({ form }: { form: UseFormReturn<NewStore> }) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const { register, setValue, watch } = form;
  const color = watch('color');
  return (
    <>
      <Box component="fieldset" sx={fieldsetStyles}>
        <Box component="legend" sx={legendStyles}>
          {t('color')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {colors.map(([name, value]) => (
            <Box component="label" key={name} sx={swatchStyles(value)}>
              <input
                type="radio"
                name="swatch"
                value={value}
                checked={color === value}
                onChange={() => setValue('color', value)}
              />
              <VisuallyHidden>{t(`colors.${name}`)}</VisuallyHidden>
            </Box>
          ))}
          <TextField
            label={t('ownColor')}
            type="color"
            hideLabel
            fullWidth={false}
            sx={{ width: 88 }}
            {...register('color')}
          />
        </Box>
      </Box>
      <RadioGroup
        label={t('catalogue')}
        value={watch('catalogue') ?? 'empty'}
        onChange={(value) => setValue('catalogue', catalogues.find((one) => one === value) ?? 'empty')}
        options={catalogues.map((value) => ({
          value,
          label: t(`catalogues.${value}.label`),
          help: t(`catalogues.${value}.help`),
        }))}
      />
    </>
  );
}

const fieldsetStyles = { m: 0, p: 0, border: 0, minWidth: 0 };
const legendStyles = { p: 0, mb: 1, fontSize: '0.875rem', fontWeight: 500 };

/** The radio fills the swatch without being seen; a ring shows the choice, and the focus. */
const swatchStyles = (color: string) => ({
  position: 'relative',
  width: 40,
  height: 40,
  borderRadius: '50%',
  bgcolor: color,
  border: '3px solid',
  borderColor: 'background.paper',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': { borderColor: 'text.primary' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '3px' },
});
