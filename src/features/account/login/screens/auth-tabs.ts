export const TABS = [
  { name: 'login', title: 'Login' },
  { name: 'register', title: 'Register' },
] as const;
