import type { SxProps, Theme } from '@mui/material/styles';
import { X } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Box } from './box';
import { sxList } from './sx-list';

export type ChipColor = 'neutral' | 'primary' | 'success' | 'warning' | 'error' | 'info';

export type ChipProps = Omit<HTMLAttributes<HTMLElement>, 'color' | 'onClick'> & {
  label: ReactNode;
  color?: ChipColor;
  size?: 'small' | 'medium';
  /** A dot before the text, so that a status is not shown by colour alone. */
  dot?: boolean;
  icon?: ReactNode;
  /** Makes it a button; with `selected` a toggle button. */
  onClick?: () => void;
  selected?: boolean;
  /** Makes it a button that removes the chip. Give it an `aria-label`. */
  onDelete?: () => void;
};

/** A short label: a status, a filter or a badge. */
export function Chip(props: ChipProps & { sx?: SxProps<Theme> }) {
  const {
    label,
    color = 'neutral',
    size = 'medium',
    dot,
    icon,
    onClick,
    selected,
    onDelete,
    sx,
    ...rest
  } = props;
  const press = onClick ?? onDelete;
  const button = press
    ? { component: 'button', type: 'button', onClick: press, 'aria-pressed': onClick ? selected : undefined }
    : { component: 'span' };
  return (
    <Box
      {...(button as object)}
      data-color={color}
      {...rest}
      sx={[
        base,
        press !== undefined && pressable,
        size === 'small' && small,
        tones[selected ? 'primary' : color],
        ...sxList(sx),
      ]}
    >
      {dot ? <Box component="span" aria-hidden sx={dotStyles} /> : icon}
      {label}
      {onDelete ? <X size={14} aria-hidden /> : null}
    </Box>
  );
}

const base = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  maxWidth: '100%',
  height: 26,
  px: 1.25,
  border: 0,
  borderRadius: '999px',
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
} as const;

const pressable = {
  height: 32,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { filter: 'brightness(0.96)' } },
} as const;

const small = { height: 22, px: 1, fontSize: '0.75rem' } as const;

const toneOf = (tone: Exclude<ChipColor, 'neutral'>) => ({ bgcolor: `${tone}.light`, color: `${tone}.main` });

const tones = {
  neutral: { bgcolor: 'neutral.3', color: 'text.primary' },
  primary: toneOf('primary'),
  success: toneOf('success'),
  warning: toneOf('warning'),
  error: toneOf('error'),
  info: toneOf('info'),
};

const dotStyles = {
  flex: 'none',
  width: 7,
  height: 7,
  borderRadius: '50%',
  bgcolor: 'currentColor',
} as const;
