import { lazy, Suspense } from 'react';
import { AdminLayout } from '../components/admin-layout.tsx';
import { UsersView } from '../users/users-view.tsx';
import { useQueryParam, useView, type View } from './admin-address.ts';

/** The users are part of the screen's bundle. Other views are loaded when they are opened. */
const VIEWS: Record<View, ReturnType<typeof lazy> | typeof UsersView> = {
  users: UsersView,
  payments: lazy(() => import('../payments/payments-view.tsx')),
  charts: lazy(() => import('../statistics/charts-view.tsx')),
  log: lazy(() => import('../audit-log/audit-log-view.tsx')),
  security: lazy(() => import('../login/security-view.tsx')),
  book: lazy(() => import('../book/screens/book-view.tsx')),
};
const UserDetailsDialog = lazy(() => import('../users/user-details-dialog.tsx'));

export default function AdminDashboardScreen() {
  const view = useView();
  const user = useQueryParam('user');
  const Current = VIEWS[view];
  return (
    <AdminLayout>
      <Suspense fallback={null}>
        <Current key={view} />
      </Suspense>
      {user !== null && /^\d{1,15}$/.test(user) && (
        <Suspense fallback={null}>
          <UserDetailsDialog key={user} userId={Number(user)} />
        </Suspense>
      )}
    </AdminLayout>
  );
}
