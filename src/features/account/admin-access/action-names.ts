/** The actions of admins that are recorded. */
export const ADMIN_ACTIONS = [
  'login',
  'login failed',
  'add runs',
  'delete user',
  'export users',
  'create post',
  'edit post',
  'delete post',
  'set up blog',
  'edit book',
  'export book',
  'put topic away',
  'turn on codes',
  'turn off codes',
  'create admin',
  'reset admin',
  'remove admin',
] as const;
export type AdminActionName = (typeof ADMIN_ACTIONS)[number];
