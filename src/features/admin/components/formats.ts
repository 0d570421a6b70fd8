const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatDay = (iso: string) => day.format(new Date(iso));
export const formatAmount = (cents: number) => dollars.format(cents / 100);
export const formatCount = (count: number) => count.toLocaleString('en-US');
