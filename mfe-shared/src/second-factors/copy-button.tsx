import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../notify/notify';
import { Button } from '../ui/button';

/** Puts a text on the clipboard. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      startIcon={copied ? <Check size={16} /> : <Copy size={16} />}
      onClick={() => void copy()}
    >
      {copied ? done : label}
    </Button>
  );
}
