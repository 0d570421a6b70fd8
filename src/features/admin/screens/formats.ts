const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (iso: string) => day.format(new Date(iso));
export const formatMoment = (iso: string) => moment.format(new Date(iso));
export const formatAmount = (cents: number) => `$${(cents / 100).toFixed(2)}`;
export const formatCount = (count: number) => count.toLocaleString('en-US');
