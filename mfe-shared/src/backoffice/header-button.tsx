import { Box } from '../ui/box';
import type { ButtonProps } from '../ui/button';
import { Button } from '../ui/button';

export type HeaderButtonProps = Pick<ButtonProps, 'startIcon' | 'loading' | 'onClick'> & { label: string };

/** A button beside a page's main action. On a phone it is its icon alone, so that both stand in one row. */
export function HeaderButton({ label, ...rest }: HeaderButtonProps) {
  return (
    <Button {...rest} variant="outlined" color="neutral" aria-label={label} sx={iconOnPhones}>
      <Box component="span" sx={wordsStyles}>
        {label}
      </Box>
    </Button>
  );
}

const iconOnPhones = { '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } } };
const wordsStyles = { display: { xs: 'none', sm: 'inline' } };
