import { Badge } from '../../components/badge.tsx';
import { DateTime } from '../../components/date-time.tsx';
import type { PartState } from '../book.schema.ts';

/** Shows how a part was changed, by whom and when. Renders nothing for a part that is as in its file. */
export function PartStateBadge({ state }: { state: PartState }) {
  const { added, changed, retired, by, at } = state;
  if (!at) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
      {retired && <Badge tone="bad">Retired</Badge>}
      {added && <Badge tone="good">Added</Badge>}
      {changed && <Badge tone="good">Changed</Badge>}
      <span className="min-w-0 break-words">
        {by ? `${by}, ` : ''}
        <DateTime at={at} />
      </span>
    </p>
  );
}
