import { mergeAttributes, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** A hook, styled as the caption that it will be on screen. */
const Hook = Node.create({
  name: 'hook',
  group: 'block',
  content: 'inline*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote.hook', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', mergeAttributes(HTMLAttributes, { class: 'hook' }), 0],
});

/** A picture can be moved or deleted; its address is edited in the HTML view. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, width: {}, height: {} }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      HTMLAttributes: { rel: null, target: null, class: null },
    },
    // This extension would end every post with an empty paragraph.
    trailingNode: false,
  }),
  Hook,
  Picture,
];

const KNOWN = new Set('P H2 H3 H4 UL OL LI BLOCKQUOTE PRE CODE HR BR STRONG B EM I U S A IMG'.split(' '));

/** Elements that the editor would drop. A post that contains one is edited as HTML. */
export function unsupportedElements(html: string): string[] {
  const elements = new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*');
  const unknown = [...elements].map(({ tagName }) => tagName).filter((name) => !KNOWN.has(name));
  return [...new Set(unknown)].map((name) => name.toLowerCase());
}
