import { balanceSql } from '#features/credits/balance.ts';
import type { User } from './user.schema.ts';

/** The columns of `users u` that make a {@link User}, balance included: one query, no second round trip. */
export const USER_COLUMNS = `u.id, u.email, u.first_name, u.tiktok_handle, u.instagram_handle,
  u.business_description, u.ideal_customer, u.subscription_status, u.email_confirmed_at, u.created_at,
  ${balanceSql('u.id')} as hook_credits`;

export type UserRow = {
  id: string;
  email: string;
  first_name: string | null;
  tiktok_handle: string | null;
  instagram_handle: string | null;
  business_description: string | null;
  ideal_customer: string | null;
  subscription_status: 'free' | 'paid';
  email_confirmed_at: Date | null;
  created_at: Date;
  hook_credits: number;
};

export function toUser(row: UserRow): User {
  return {
    id: Number(row.id),
    email: row.email,
    first_name: row.first_name,
    tiktok_handle: row.tiktok_handle,
    instagram_handle: row.instagram_handle,
    hook_credits: row.hook_credits,
    subscription_status: row.subscription_status,
    created_at: row.created_at.toISOString(),
    business_context:
      row.business_description === null || row.ideal_customer === null
        ? null
        : { business_description: row.business_description, ideal_customer: row.ideal_customer },
    email_confirmed: row.email_confirmed_at !== null,
  };
}
