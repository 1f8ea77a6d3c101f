import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Box } from '../ui/box';
import { IconButton } from '../ui/icon-button';
import { Typography } from '../ui/typography';
import { VisuallyHidden } from '../ui/visually-hidden';

export type CopyLineProps = {
  label: string;
  value: string;
  /** The button's label, and its text after copying. */
  copyLabel: string;
  copiedLabel: string;
};

const shownMs = 2_000;

/** A text to copy exactly. Without access to the clipboard, the text is selected instead. */
export function CopyLine({ label, value, copyLabel, copiedLabel }: CopyLineProps) {
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box ref={text} component="code" sx={valueStyles}>
          {value}
        </Box>
        <IconButton label={copied ? copiedLabel : copyLabel} size="small" onClick={() => void copy()}>
          {copied ? <Check size={16} /> : <Copy size={16} />}
        </IconButton>
        <VisuallyHidden aria-live="polite">{copied ? copiedLabel : ''}</VisuallyHidden>
      </Box>
    </Box>
  );
}

const valueStyles = {
  flex: 1,
  minWidth: 0,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
} as const;
