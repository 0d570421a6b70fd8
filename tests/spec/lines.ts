import { API_CALLS } from './lines/api-calls.ts';
import { CONSTANTS_AND_LIMITS } from './lines/constants-and-limits.ts';
import { ENTITIES_AND_FIELDS } from './lines/entities-and-fields.ts';
import { ERROR_CATALOG } from './lines/error-catalog.ts';
import { PRODUCT_AND_AUDIENCE } from './lines/product-and-audience.ts';
import { ROLES_AND_PERMISSIONS } from './lines/roles-and-permissions.ts';
import { SCREENS_AND_ROUTES } from './lines/screens-and-routes.ts';
import { STATES_AND_TRANSITIONS } from './lines/states-and-transitions.ts';
import { VALIDATION_RULES } from './lines/validation-rules.ts';

/**
 * The lines of the specification by section, in order: id and sentence, with quoted texts verbatim. The test of a line
 * has the title `[id] sentence`, written out so that a reader sees what it proves. `complete.test.ts` compares the two.
 */
export const SPEC_LINES = {
  'What the product does and for whom': PRODUCT_AND_AUDIENCE,
  'Screens and routes': SCREENS_AND_ROUTES,
  'Entities and their fields': ENTITIES_AND_FIELDS,
  'States and transitions': STATES_AND_TRANSITIONS,
  'Validation rules': VALIDATION_RULES,
  'Roles and permissions': ROLES_AND_PERMISSIONS,
  'The calls it makes': API_CALLS,
  'The error catalogue': ERROR_CATALOG,
  'Business constants and limits': CONSTANTS_AND_LIMITS,
};
