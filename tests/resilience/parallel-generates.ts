import { readBalance } from '#features/credits/ledger.ts';
import type { Database } from '#platform/database/database.ts';
import { auditLedger } from '../support/audit.ts';
import { createTestUsers, postGenerate } from './users-over-http.ts';

const PARALLEL = 50;

export type ParallelReport = { rounds: number; succeeded: number; refused: number; findings: string[] };

/** Fifty simultaneous requests for a user's last credit. One gets it, the others get 402 or 409. */
export async function proveParallelGenerates(
  product: { url: string; db: Database },
  rounds: number,
): Promise<ParallelReport> {
  const report: ParallelReport = { rounds, succeeded: 0, refused: 0, findings: [] };
  for (let round = 1; round <= rounds; round++) {
    const [person] = await createTestUsers(product.db, 1, 1);
    if (!person) throw new Error('nobody was made');
    const requests = Array.from({ length: PARALLEL }, async () => {
      const response = await postGenerate(product.url, person, 'meal prep');
      await response.text();
      return response.status;
    });
    const statuses = await Promise.all(requests);
    const succeeded = statuses.filter((status) => status === 201).length;
    const refused = statuses.filter((status) => status === 402 || status === 409).length;
    const left = await readBalance(product.db, person.id);
    if (succeeded !== 1 || refused !== PARALLEL - 1 || left !== 0) {
      report.findings.push(`round ${round}: ${succeeded} succeeded, ${refused} refused, balance ${left}`);
    }
    report.succeeded += succeeded;
    report.refused += refused;
  }
  const wrong = await auditLedger(product.db);
  report.findings.push(...wrong.map((finding) => `audit: ${JSON.stringify(finding)}`));
  return report;
}
