import './visual-editor.css';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { EXTENSIONS } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';

type Names = { labelledBy: string; describedBy: string; invalid: boolean };

type VisualEditorProps = Names & {
  html: string;
  onChange: (html: string) => void;
  /** Gives the caller a function that focuses the editor. */
  onReady: (focus: () => void) => void;
};

/** Edits HTML visually. The initial HTML stays unchanged until somebody types. */
export function VisualEditor({ html, onChange, onReady, ...names }: VisualEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // It would add a style element, which the Content-Security-Policy forbids.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(names),
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : withLineBreaks(now.getHTML())),
  });
  useEffect(() => onReady(() => editor.commands.focus()), [editor, onReady]);
  const { labelledBy, describedBy, invalid } = names;
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes: attributesOf({ labelledBy, describedBy, invalid }) } });
  }, [editor, labelledBy, describedBy, invalid]);
  return (
    <div className="rounded-lg border border-line bg-raised has-aria-invalid:border-danger-text has-[.ProseMirror-focused]:outline-2 has-[.ProseMirror-focused]:outline-offset-1 has-[.ProseMirror-focused]:outline-focus">
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function attributesOf({ labelledBy, describedBy, invalid }: Names): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-required': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...(invalid && { 'aria-invalid': 'true' }),
  };
}

/** One block per line, so that the HTML is readable. */
function withLineBreaks(html: string): string {
  return html.replace(/(<\/(?:p|h[2-4]|ul|ol|li|blockquote|pre)>|<[uo]l[^>]*>|<hr>)(?=<)/g, '$1\n');
}
