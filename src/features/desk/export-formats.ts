/** What the history and the shot list can be taken along as. */
export const EXPORT_FORMATS = ['csv', 'markdown', 'json'] as const;
