import type { User } from '#features/account/user.schema.ts';

/** Empty until the user has filled in the form. */
export function businessContextOf({ business_context: businessContext }: User) {
  return {
    businessDescription: businessContext?.business_description ?? '',
    idealCustomer: businessContext?.ideal_customer ?? '',
  };
}
