export const screenHeadingStyle =
  'font-heading text-3xl font-extrabold scroll-mt-24 tracking-tight outline-none sm:text-4xl';
