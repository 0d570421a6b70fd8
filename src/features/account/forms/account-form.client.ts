import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useAction } from './actions.client.ts';
import { clearDraft, readDraft, writeDraft } from './drafts.client.ts';

/** The validation rules are loaded when somebody starts to fill in a form, because showing it needs none. */
const loadSchemas = () => import('../account.schema.ts');
type SchemaName = Extract<keyof Awaited<ReturnType<typeof loadSchemas>>, `${string}Schema`>;

/** The name of an account schema, or a function that loads another feature's. */
type Rules = SchemaName | (() => Promise<object>);

/** Null if they could not be loaded. */
async function load(rules: Rules): Promise<object | null> {
  try {
    return typeof rules === 'string' ? (await loadSchemas())[rules] : await rules();
  } catch {
    return null;
  }
}

function resolverFor<Values extends FieldValues>(rules: Rules): Resolver<Values> {
  return async (values, context, options) => {
    const schema = await load(rules);
    // Without the rules the server validates, with the same messages.
    if (!schema) return { values, errors: {} };
    const resolve = standardSchemaResolver(schema as never, undefined, { raw: true });
    return resolve(values, context, options as never) as never;
  };
}

type AccountFormOptions<Values extends FieldValues> = {
  schema: Rules;
  defaultValues: Values;
  /** Sends the values as typed. The server cleans and validates them. */
  send: (values: Values) => Promise<void>;
  /** The name under which unsent text is kept in this tab. */
  draft?: string;
  /** Editing a field also clears another field's message about it: 'Passwords do not match'. */
  alsoClears?: { [Name in FieldPath<Values>]?: FieldPath<Values> };
};

/**
 * A form whose messages appear on submit and disappear on editing. It cannot be sent twice, and keeps the typed text
 * when sending fails.
 */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, defaultValues, send, draft, alsoClears } = options;
  const form = useForm<Values>({
    resolver: resolverFor<Values>(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
  });
  const { run, busy, failure } = useAction(async (values: Values) => {
    await send(values);
    if (draft) clearDraft(draft);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has its own values
  useEffect(() => {
    const kept = draft ? readDraft(draft) : null;
    if (typeof kept !== 'object' || kept === null) return;
    for (const [name, value] of Object.entries(kept)) {
      if (name in defaultValues && typeof value === 'string') {
        form.setValue(name as Path<Values>, value as never, { shouldDirty: true });
      }
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of a form do not change while it is shown
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change' || !name) return;
          form.clearErrors(name as Path<Values>);
          const other = alsoClears?.[name as FieldPath<Values>];
          if (other) form.clearErrors(other as Path<Values>);
          if (draft) writeDraft(draft, values);
        },
      }),
    [form],
  );

  /** A failure to load shows when the rules are needed. */
  const prepare = () => void load(schema);
  const onSubmit = form.handleSubmit((values) => run(values).then(() => {}));
  return { form, busy, failure, formProps: { noValidate: true, onSubmit, onFocus: prepare } };
}
