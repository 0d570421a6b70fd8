import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { admins } from '#platform/database/schema-admin.ts';

export async function hasTotp(db: Database, adminId: number): Promise<boolean> {
  const [admin] = await db.select({ at: admins.totpConfirmedAt }).from(admins).where(eq(admins.id, adminId));
  return Boolean(admin?.at);
}

/** False when codes are on already. */
export async function storeSecret(tx: Transaction, adminId: number, totpSecret: string): Promise<boolean> {
  const stored = await tx
    .update(admins)
    .set({ totpSecret })
    .where(and(eq(admins.id, adminId), isNull(admins.totpConfirmedAt)))
    .returning({ id: admins.id });
  return stored.length === 1;
}

export async function readSecret(db: Database, adminId: number) {
  const [admin] = await db
    .select({ stored: admins.totpSecret, email: admins.email })
    .from(admins)
    .where(eq(admins.id, adminId));
  return admin;
}

type Step = { adminId: number; stored: string; step: number; totpSecret: string };

/** Stores the step of a used code. Of two requests with the same code, the database accepts one. */
export async function redeemStep(
  db: Database,
  { adminId, stored, step, totpSecret }: Step,
): Promise<boolean> {
  const used = await db
    .update(admins)
    .set({ totpLastStep: step, totpSecret })
    .where(
      and(
        eq(admins.id, adminId),
        eq(admins.totpSecret, stored),
        or(isNull(admins.totpLastStep), lt(admins.totpLastStep, step)),
      ),
    )
    .returning({ id: admins.id });
  return used.length === 1;
}

export async function turnOnTotp(tx: Transaction, adminId: number): Promise<void> {
  await tx.update(admins).set({ totpConfirmedAt: sql`now()` }).where(eq(admins.id, adminId));
}

/** The last step stays, so that a used code is refused even after codes are turned on again. */
export async function turnOffTotp(tx: Transaction, adminId: number): Promise<void> {
  await tx.update(admins).set({ totpSecret: null, totpConfirmedAt: null }).where(eq(admins.id, adminId));
}
