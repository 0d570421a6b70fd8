import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A table in a wide window. On a phone each row is a small card whose cells have labels. */
export function Rows({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-surface">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-sm max-md:sr-only">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 font-semibold whitespace-nowrap">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">{children}</tbody>
      </table>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="border-t border-line align-middle max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:p-4 max-md:first:border-t-0">
      {children}
    </tr>
  );
}

type CellProps = { label: string; className?: string; children: ReactNode };

export function Cell({ label, className, children }: CellProps) {
  return (
    <td className={classNames('px-4 py-2 break-words max-md:min-w-0 max-md:p-0', className)}>
      <span aria-hidden className="block text-xs font-semibold text-faint md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
