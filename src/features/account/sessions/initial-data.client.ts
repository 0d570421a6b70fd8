import type { InitialData } from '#platform/http/documents/application-shell.tsx';
import type { User } from '../user.schema.ts';

/** The data that the server wrote into the page. */
export const initialData: InitialData & { user: User | null } = readInitialData();

function readInitialData() {
  const element = document.getElementById('session');
  return element?.textContent
    ? JSON.parse(element.textContent)
    : { user: null, supportEmail: '', gaMeasurementId: null };
}
