import { Check } from 'lucide-react';
import { Box, Button, Collapse, Typography } from 'mfe-shared';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type CheckoutStepProps = {
  number: number;
  title: string;
  open: boolean;
  done: boolean;
  /** The summary of a collapsed step. */
  summary: ReactNode;
  onOpen: () => void;
  children: ReactNode;
};

/** One step as a collapsible card. When the shopper opens it, the focus moves to its heading. */
export function CheckoutStep({ number, title, open, done, summary, onOpen, children }: CheckoutStepProps) {
  const { t } = useTranslation('storefront/checkout');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open && !wasOpen.current) heading.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: open ? 'neutral.5' : 'divider', borderRadius: 2, p: { xs: 2, md: 3 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box aria-hidden sx={numberStyles(open, done)}>
          {done ? <Check size={16} /> : number}
        </Box>
        <Typography
          id={id}
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h2"
          sx={{
            flex: 1,
            color: open || done ? 'text.primary' : 'text.secondary',
            outline: 'none',
            scrollMarginTop: 24,
          }}
        >
          {title}
        </Typography>
        {done ? (
          <Button size="small" onClick={onOpen} aria-label={t('changeStep', { title })}>
            {t('change')}
          </Button>
        ) : null}
      </Box>
      {done && summary ? <Box sx={{ mt: 1, ml: 5.5, color: 'text.secondary' }}>{summary}</Box> : null}
      {/* Room for the focus rings, which collapsing would cut off. */}
      <Box sx={{ mx: -0.5 }}>
        <Collapse in={open}>
          <Box sx={{ pt: 2.5, px: 0.5, pb: 0.5 }}>{children}</Box>
        </Collapse>
      </Box>
    </Box>
  );
}

const numberStyles = (open: boolean, done: boolean) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '999px',
  bgcolor: open ? 'primary.main' : done ? 'primary.light' : 'neutral.2',
  color: open ? 'primary.contrastText' : done ? 'primary.main' : 'text.secondary',
  fontSize: '0.875rem',
  fontWeight: 700,
});
