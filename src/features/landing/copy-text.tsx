import { Fragment, type ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import type { Example } from './themes/examples.ts';

/** The claim about our training data, which always links to the note that explains it. */
const TRAINING_CLAIM = 'trained on viral patterns and over 27,000 high-performing hooks';

const LINKS: Record<string, string> = {
  [TRAINING_CLAIM]: paths.trainedOn,
  'What we trained on': paths.trainedOn,
  'privacy policy': paths.privacy,
};
const LINKED = new RegExp(`(${Object.keys(LINKS).join('|')})`);

/** A sentence of the copy, with some phrases as links. */
export function CopyWithLinks({ text }: { text: string }): ReactNode {
  return text.split(LINKED).map((part, index) =>
    LINKS[part] ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
      <a key={index} href={LINKS[part]} className="text-link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/**
 * Copy that quotes the product: a hook is shown as a caption, its delivery tip as the note under it. The words and
 * quotation marks stay, for screen readers.
 */
export function CopyWithQuotes({ text, example }: { text: string; example: Example }): ReactNode {
  const hooks = example.hooks.filter((hook) => text.includes(`"${hook.text}"`));
  const tips = hooks.filter((hook) => text.includes(`: ${hook.tip}`));
  const marks = [...hooks.map((hook) => `"${hook.text}"`), ...tips.map((hook) => hook.tip)];
  if (marks.length === 0) return <p className="text-soft">{text}</p>;
  const split = new RegExp(`(${marks.map(escapePattern).join('|')})`);
  return (
    <p className="text-soft">
      {text.split(split).map((part) => {
        const hook = hooks.find((one) => part === `"${one.text}"`);
        if (hook) return <QuotedHook key={part} type={hook.type} text={hook.text} />;
        const tip = tips.find((one) => part === one.tip);
        if (tip) return <TipNote key={part} text={part} />;
        return <Fragment key={part}>{part}</Fragment>;
      })}
    </p>
  );
}

/** The hook's type is a label of the picture, which the stylesheet writes. */
export function QuotedHook({ type, text }: { type: string; text: string }) {
  return (
    <span className="hook" data-type={type}>
      <span className="sr-only">"</span>
      <span className="caption">{text}</span>
      <span className="sr-only">"</span>
    </span>
  );
}

function TipNote({ text }: { text: string }) {
  return <span className="tip">{text}</span>;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
