import type { SelectOption } from 'mfe-shared';
import { Box, Checkbox } from 'mfe-shared';
import { ScrollArea } from 'mfe-shared/backoffice';

type CategoryChecksProps = {
  label: string;
  options: SelectOption[];
  value: string[];
  onChange: (ids: string[]) => void;
};

/** Any number of categories: the lines of their tree with check boxes. */
export function CategoryChecks({ label, options, value, onChange }: CategoryChecksProps) {
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Box component="legend" sx={{ mb: 0.5, p: 0, fontSize: '0.875rem', fontWeight: 500 }}>
        {label}
      </Box>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <ScrollArea maxHeight={200}>
          <Box sx={{ display: 'grid', gap: 0.5, p: 1.25 }}>
            {options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={value.includes(option.value)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...value, option.value] : value.filter((id) => id !== option.value),
                  )
                }
              />
            ))}
          </Box>
        </ScrollArea>
      </Box>
    </Box>
  );
}
