import { HOOKS_PER_RUN } from '#features/credits/hooks-per-run.ts';

/** The three packages, for the landing page, the pricing screen, the checkout and fulfilment. */
export const PACKAGE_IDS = ['hookseeker', 'hookmaster', 'hooklegend'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

/** The currency of all amounts, in the payment provider's spelling. */
export const CURRENCY = 'usd';

export type HookPackage = {
  id: PackageId;
  name: string;
  /** The price in US cents. */
  amount: number;
  /** The crossed-out price in US cents; null if there is none. */
  originalAmount: number | null;
  /** The specification fixes both texts, one rounded down (17.6 %) and one up (27.9 %). Null if there is none. */
  discount: string | null;
  credits: number;
};

export const PACKAGES: readonly HookPackage[] = [
  {
    id: 'hookseeker',
    name: 'Hook Seeker',
    amount: 1700,
    originalAmount: null,
    discount: null,
    credits: 20,
  },
  {
    id: 'hookmaster',
    name: 'Hook Master',
    amount: 2800,
    originalAmount: 3400,
    discount: '17% off',
    credits: 50,
  },
  {
    id: 'hooklegend',
    name: 'Hook Legend',
    amount: 4900,
    originalAmount: 6800,
    discount: '28% off',
    credits: 120,
  },
];

/** What a package offers, as pricing lists it. */
export const featuresOf = ({ credits }: HookPackage): readonly string[] => [
  `${credits} runs (${credits * HOOKS_PER_RUN} hooks)`,
  'All hook patterns',
  'History tracking',
  'Favorite hooks',
];

/** Returns the package of a stored id. */
export function packageOf(id: string): HookPackage {
  const hookPackage = PACKAGES.find((candidate) => candidate.id === id);
  if (!hookPackage) throw new Error(`There is no package ${id}`);
  return hookPackage;
}
