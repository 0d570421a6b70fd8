import * as Toolbar from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Captions,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

type Tool = {
  name: string;
  icon: LucideIcon;
  /** The keyboard shortcut, for screen readers and the tooltip. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Whether the button is pressed at the caret, for buttons that can be. */
  on?: (editor: Editor) => boolean;
  /** Whether the button can be used now, for buttons that sometimes cannot. */
  can?: (editor: Editor) => boolean;
};

const chain = (editor: Editor) => editor.chain().focus();

const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'Heading',
      icon: Heading2,
      keys: 'Ctrl+Alt+2',
      run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
      on: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      name: 'Subheading',
      icon: Heading3,
      keys: 'Ctrl+Alt+3',
      run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
      on: (editor) => editor.isActive('heading', { level: 3 }),
    },
  ],
  [
    {
      name: 'Bold',
      icon: Bold,
      keys: 'Ctrl+B',
      run: (editor) => chain(editor).toggleBold().run(),
      on: (editor) => editor.isActive('bold'),
    },
    {
      name: 'Italic',
      icon: Italic,
      keys: 'Ctrl+I',
      run: (editor) => chain(editor).toggleItalic().run(),
      on: (editor) => editor.isActive('italic'),
    },
  ],
  [
    {
      name: 'Bulleted list',
      icon: List,
      keys: 'Ctrl+Shift+8',
      run: (editor) => chain(editor).toggleBulletList().run(),
      on: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'Numbered list',
      icon: ListOrdered,
      keys: 'Ctrl+Shift+7',
      run: (editor) => chain(editor).toggleOrderedList().run(),
      on: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'Quote',
      icon: Quote,
      keys: 'Ctrl+Shift+B',
      run: (editor) => chain(editor).toggleBlockquote().run(),
      on: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'Hook caption',
      icon: Captions,
      run: (editor) => chain(editor).toggleNode('hook', 'paragraph').run(),
      on: (editor) => editor.isActive('hook'),
    },
  ],
];

const HISTORY: readonly Tool[] = [
  {
    name: 'Undo',
    icon: Undo2,
    keys: 'Ctrl+Z',
    run: (editor) => chain(editor).undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    icon: Redo2,
    keys: 'Ctrl+Shift+Z',
    run: (editor) => chain(editor).redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

const toolStyle = (on: boolean) =>
  classNames(
    'grid size-10 shrink-0 cursor-pointer place-content-center rounded-md focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus aria-disabled:cursor-default aria-disabled:opacity-40 [&_svg]:size-4.5',
    on ? 'bg-ink text-paper' : 'text-ink hover:bg-sunken',
  );

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const inLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });
  return (
    <div className="border-b border-line">
      <Toolbar.Root aria-label="Formatting" className="flex flex-wrap gap-0.5 p-1">
        {TOOLS.map((group) => (
          <div key={group[0]?.name} className="flex gap-0.5 border-r border-line pr-1 mr-0.5">
            {group.map((tool) => (
              <ToolButton key={tool.name} tool={tool} editor={editor} />
            ))}
          </div>
        ))}
        <Toolbar.Button
          type="button"
          aria-label="Link"
          title="Link"
          aria-pressed={inLink}
          aria-expanded={linking}
          className={toolStyle(inLink)}
          onClick={() => setLinking(!linking)}
        >
          <Link aria-hidden />
        </Toolbar.Button>
        <div className="ml-auto flex gap-0.5">
          {HISTORY.map((tool) => (
            <ToolButton key={tool.name} tool={tool} editor={editor} />
          ))}
        </div>
      </Toolbar.Root>
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </div>
  );
}

function ToolButton({ tool, editor }: { tool: Tool; editor: Editor }) {
  const { name, icon: Icon, keys, run } = tool;
  const { on, can } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ on: tool.on?.(now) ?? false, can: tool.can?.(now) ?? true }),
  });
  return (
    <Toolbar.Button
      type="button"
      aria-label={name}
      title={keys ? `${name} (${keys})` : name}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      aria-pressed={tool.on ? on : undefined}
      aria-disabled={!can || undefined}
      className={toolStyle(on)}
      onClick={() => can && run(editor)}
    >
      <Icon aria-hidden />
    </Toolbar.Button>
  );
}

/** A row to type the link's URL, because the browser's own prompt cannot be styled or tested. */
function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [url, setUrl] = useState<string>(editor.getAttributes('link').href ?? '');
  const [refused, setRefused] = useState(false);
  const apply = () => {
    const href = withScheme(url);
    if (href === '') chain(editor).extendMarkRange('link').unsetLink().run();
    else {
      const { empty } = editor.state.selection;
      const linked =
        empty && !editor.isActive('link')
          ? chain(editor)
              .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
              .run()
          : chain(editor).extendMarkRange('link').setLink({ href }).run();
      if (!linked) return setRefused(true);
    }
    onDone();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-2 py-2">
      <label className="flex min-w-60 grow items-center gap-2 text-sm font-semibold">
        Address
        <input
          // biome-ignore lint/a11y/noAutofocus: the row opens because somebody asked for it, to type here
          autoFocus
          type="text"
          inputMode="url"
          value={url}
          placeholder="https:// or /blog/…"
          aria-invalid={refused || undefined}
          onChange={(event) => setUrl(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // Must not submit the form around it.
              event.preventDefault();
              apply();
            }
            if (event.key === 'Escape') {
              onDone();
              editor.commands.focus();
            }
          }}
          className="h-9 min-w-0 grow rounded-md border border-line bg-raised px-2.5 text-base font-normal text-ink placeholder:text-faint focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger-text"
        />
      </label>
      <Button variant="secondary" size="small" onClick={apply}>
        {url.trim() === '' && editor.isActive('link') ? 'Remove link' : 'Set link'}
      </Button>
      {refused && (
        <p role="alert" className="w-full text-sm font-medium text-danger-text">
          Links lead to web pages and mail addresses only.
        </p>
      )}
    </div>
  );
}

/** People rarely type a complete URL. */
function withScheme(text: string): string {
  const url = text.trim();
  if (url === '' || /^([a-z][a-z0-9+.-]*:|[/#])/i.test(url)) return url;
  return url.includes('@') ? `mailto:${url}` : `https://${url}`;
}
