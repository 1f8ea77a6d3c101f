import type { PaletteColorOptions } from '@mui/material/styles';

type NeutralSteps = Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10', string>;

declare module '@mui/material/styles' {
  interface Palette {
    neutral: Palette['primary'] & NeutralSteps;
  }
  interface PaletteOptions {
    neutral?: PaletteColorOptions & Partial<NeutralSteps>;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    neutral: true;
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    neutral: true;
  }
}
