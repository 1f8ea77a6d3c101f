import { pressableStyles } from './pressable';

const height = 'var(--control-height, 40px)';

const sizes: Record<string, object> = {
  small: { minHeight: `calc(${height} - 8px)`, padding: '2px 12px', fontSize: '0.875rem' },
  medium: { minHeight: height, padding: '4px 16px', fontSize: 'var(--control-size, 1rem)' },
  large: { minHeight: `calc(${height} + 8px)`, padding: '6px 24px', fontSize: '0.9375rem' },
};

const hovered = (styles: object) => ({ '@media (hover: hover)': { '&:hover': styles } });

/** A touch of a colour behind text. */
const tint = (channel: string) => `rgb(var(--l-palette-${channel}) / var(--l-palette-action-hoverOpacity))`;

/** One of the palette, or the text's own. */
const mainOf = (color: string) => (color === 'inherit' ? 'inherit' : `${color}.main`);
const channelOf = (color: string) => (color === 'inherit' ? 'text-primaryChannel' : `${color}-mainChannel`);

type Look = Record<string, unknown> & { '&.Mui-disabled': object };

const text = (color: string): Look => ({
  color: mainOf(color),
  '&.Mui-disabled': { color: 'action.disabled', opacity: 0.55 },
  ...hovered({ bgcolor: tint(channelOf(color)) }),
});

const looks: Record<string, (color: string) => Look> = {
  outlined: (color) => ({
    color: mainOf(color),
    border: '1px solid',
    borderColor: 'neutral.4',
    '&.Mui-disabled': { color: 'text.disabled' },
    ...hovered({ borderColor: 'neutral.5', bgcolor: tint(channelOf(color)) }),
  }),
  contained: (color) => ({
    color: `${color}.contrastText`,
    bgcolor: `${color}.main`,
    '&.Mui-disabled': { bgcolor: 'action.disabledBackground', color: 'action.disabled', opacity: 0.55 },
    ...hovered({ bgcolor: `${color}.dark` }),
  }),
};

const made = new Map<string, object>();

/** The same object for the same look, because its rules are computed once for each. */
export function buttonStyles(variant: string, color: string, size: string): object {
  const key = `${variant} ${color} ${size}`;
  const styles = made.get(key) ?? make(variant, color, size);
  made.set(key, styles);
  return styles;
}

function make(variant: string, color: string, size: string): object {
  const look = (looks[variant] ?? text)(color);
  return {
    ...pressableStyles,
    ...sizes[size],
    minWidth: 0,
    lineHeight: 1.25,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    transition: ['background-color', 'border-color', 'color'].map((name) => `${name} 140ms ease-out`).join(),
    ...look,
    '&.Mui-disabled': { ...pressableStyles['&.Mui-disabled'], ...look['&.Mui-disabled'] },
  };
}

export const wideStyles = { width: '100%', whiteSpace: 'normal' };

/** The text keeps its place below the spinner. */
export const waitingStyles = {
  '&&.Mui-disabled': { color: 'transparent', opacity: 1 },
  '& > .spinner': {
    position: 'absolute',
    left: '50%',
    display: 'flex',
    transform: 'translate(-50%)',
    color: 'action.disabled',
  },
};

/** As high as a line, so that a button with only an icon is as high as the others. */
const startIcon = {
  display: 'inherit',
  alignItems: 'center',
  mr: 1,
  ml: '-4px',
  '&::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
};
const startIconOfSmall = { ...startIcon, ml: '-2px' };
const endIcon = { display: 'inherit', mr: '-4px', ml: 1 };
const endIconOfSmall = { ...endIcon, mr: '-2px' };

export const startIconStyles = (size: string) => (size === 'small' ? startIconOfSmall : startIcon);
export const endIconStyles = (size: string) => (size === 'small' ? endIconOfSmall : endIcon);
