/** The file formats for exports of the history and the shot list. */
export const EXPORT_FORMATS = ['csv', 'markdown', 'json'] as const;
