const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A day and a time. If both do not fit into a line, the line breaks between them. */
export function DateTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{day.format(date)},</span>{' '}
      <span className="whitespace-nowrap">{time.format(date)}</span>
    </time>
  );
}
