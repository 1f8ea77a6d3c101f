import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Box, Typography } from 'mfe-shared';
import { useEffect, useId, useRef } from 'react';
import { RichTextTools } from './rich-text-tools';

type RichTextEditorProps = {
  label: string;
  language: string;
  html: string;
  onChange: (html: string) => void;
};

/** The formats that the server keeps; no others can be typed. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      protocols: ['https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

/** An editor without text has one empty paragraph. */
const withoutEmpty = (html: string) => (html === '<p></p>' ? '' : html);

export function RichTextEditor({ label, language, html, onChange }: RichTextEditorProps) {
  const labelId = useId();
  const lastHtml = useRef(html);
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions,
    content: html,
    // The page's policy refuses style elements without its nonce.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        lang: language,
      },
    },
    onUpdate: ({ editor: changed }) => {
      lastHtml.current = withoutEmpty(changed.getHTML());
      latest.current(lastHtml.current);
    },
  });
  // Undone, discarded or restored: the text did not come from here.
  useEffect(() => {
    if (html === lastHtml.current) return;
    lastHtml.current = html;
    editor?.commands.setContent(html, { emitUpdate: false });
  }, [html, editor]);
  return (
    <div>
      <Typography id={labelId} component="span" sx={{ fontSize: '0.875rem', fontWeight: 500 }}>
        {label}
      </Typography>
      <Box sx={frameStyles}>
        {editor ? <RichTextTools editor={editor} label={label} /> : null}
        <EditorContent editor={editor} />
      </Box>
    </div>
  );
}

const frameStyles = {
  mt: 0.75,
  border: 1,
  borderColor: 'neutral.6',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
  '& .ProseMirror': {
    minHeight: 220,
    maxHeight: 460,
    overflowY: 'auto',
    px: 1.5,
    py: 1,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    lineHeight: 1.6,
  },
  '& .ProseMirror h2': { fontSize: '1.125rem', mt: 2, mb: 0.5 },
  '& .ProseMirror h3, & .ProseMirror h4': { fontSize: '1rem', mt: 1.5, mb: 0.5 },
  '& .ProseMirror p': { my: 0.75 },
  '& .ProseMirror ul, & .ProseMirror ol': { pl: 3, my: 0.75 },
  '& .ProseMirror ul': { listStyle: 'disc' },
  '& .ProseMirror ol': { listStyle: 'decimal' },
  '& .ProseMirror blockquote': { ml: 0, pl: 1.5, borderLeft: 3, borderColor: 'neutral.4' },
  '& .ProseMirror a': { color: 'primary.main', textDecoration: 'underline' },
};
