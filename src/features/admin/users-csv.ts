import type { User } from '#features/account/user.schema.ts';

/** The users as a CSV file (RFC 4180), with the columns of the table. */

const HEADER = 'ID,First Name,Email,Status,Credits,Created At\r\n';

/** What a spreadsheet would run: a formula, also behind blanks, or in the full-width signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell that would be run as a formula gets an apostrophe in front, by which spreadsheets know text. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export async function* usersCsv(pieces: AsyncIterable<User[]>): AsyncGenerator<string> {
  yield HEADER;
  for await (const users of pieces) {
    yield users
      .map((user) =>
        [
          user.id,
          user.first_name ?? '',
          user.email,
          user.subscription_status,
          user.hook_credits,
          user.created_at,
        ]
          .map(csvCell)
          .join(',')
          .concat('\r\n'),
      )
      .join('');
  }
}
