import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, TextQuote } from 'lucide-react';
import { Box, IconButton } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkDialog } from './link-dialog';

/** The formats of a text. Each button says whether the selection has it. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation('store-admin/ui');
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      blockquote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
    }),
  });
  const run = () => editor.chain().focus();
  const tools = [
    ['bold', <Bold key="bold" size={16} />, () => run().toggleBold().run()],
    ['italic', <Italic key="italic" size={16} />, () => run().toggleItalic().run()],
    ['heading2', <Heading2 key="h2" size={16} />, () => run().toggleHeading({ level: 2 }).run()],
    ['heading3', <Heading3 key="h3" size={16} />, () => run().toggleHeading({ level: 3 }).run()],
    ['bulletList', <List key="ul" size={16} />, () => run().toggleBulletList().run()],
    ['orderedList', <ListOrdered key="ol" size={16} />, () => run().toggleOrderedList().run()],
    ['blockquote', <TextQuote key="quote" size={16} />, () => run().toggleBlockquote().run()],
    ['link', <Link2 key="link" size={16} />, () => setLinking(true)],
  ] as const;
  return (
    <Box role="toolbar" aria-label={t('formats.label', { label })} sx={barStyles}>
      {tools.map(([name, icon, press]) => (
        <IconButton
          key={name}
          size="small"
          label={t(`formats.${name}`)}
          aria-pressed={active[name]}
          onClick={press}
          sx={active[name] ? { bgcolor: 'neutral.3' } : undefined}
        >
          {icon}
        </IconButton>
      ))}
      {isLinking ? (
        <LinkDialog
          href={(editor.getAttributes('link').href as string | undefined) ?? ''}
          onClose={() => setLinking(false)}
          onChange={(href) => {
            const link = run().extendMarkRange('link');
            if (href) link.setLink({ href }).run();
            else link.unsetLink().run();
            setLinking(false);
          }}
        />
      ) : null}
    </Box>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
};
