type CodeProps = { label: string; example?: string; children: string };

/** A block of code. It may be wider than a phone, so it can be focused and scrolled by keyboard. */
export function Code({ label, example, children }: CodeProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className="mt-5 overflow-x-auto rounded-lg border border-line bg-raised p-4 font-mono text-sm leading-relaxed focus-visible:outline-2 focus-visible:outline-focus"
    >
      <pre data-example={example}>
        <code>{children}</code>
      </pre>
    </section>
  );
}
