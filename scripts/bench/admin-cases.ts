const PAGE = '/api/admin/users?limit=50';
const SORTS = ['id', 'first_name', 'email', 'status', 'credits', 'created_at'];

const search = (q: string, parameters = '') => `${PAGE}&q=${encodeURIComponent(q)}${parameters}`;
/** The id of a user in the middle of the smallest measured size. */
const deep = (sort: string) => `${PAGE}&sort=${sort}&before=500`;

/** The requests for the admin's lists. */
export const ADMIN_CASES: readonly [name: string, path: string][] = [
  ['users', PAGE],
  ...SORTS.flatMap((sort): [string, string][] => [
    [`users by ${sort}`, `${PAGE}&sort=${sort}`],
    [`users by -${sort}`, `${PAGE}&sort=-${sort}`],
  ]),
  ['a deep page by -created_at', deep('-created_at')],
  ['a deep page by email', deep('email')],
  ['a deep page by credits', deep('credits')],
  ['search: one address', search('person777@')],
  ['search: part of many addresses', search('son77')],
  ['search: part of every address', search('example')],
  ['search: a first name', search('beatrix')],
  ['search: part of a first name, by credits', search('eatri', '&sort=-credits')],
  ['search: one letter', search('z')],
  ['search: one letter, by email', search('q', '&sort=email')],
  ['search: a letter that nobody has', search('ß')],
  ['search: two letters', search('zo')],
  ['search: two letters that nobody has', search('zq')],
  ['search: two letters that nobody has, by credits', search('zq', '&sort=credits')],
  ['search: nobody', search('nobody-has-this')],
  ['search: an id', search('543')],
  ['one user', '/api/admin/users/543'],
  ['purchases', '/api/admin/purchases'],
  ['payment events', '/api/admin/payment-events'],
  ['log', '/api/admin/actions'],
  ['statistics of 30 days', '/api/admin/statistics?days=30'],
  ['statistics of 90 days', '/api/admin/statistics?days=90'],
  ['model of 30 days', '/api/admin/model?days=30'],
  ['a subject of the book', '/api/admin/book/subjects/nutritionist/meal-prep'],
];
