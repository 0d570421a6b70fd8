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

/** The rules come when somebody starts to fill in a form: nobody needs them to see one. */
const loadSchemas = () => import('../account.schema.ts');
type SchemaName = Extract<keyof Awaited<ReturnType<typeof loadSchemas>>, `${string}Schema`>;

/** A schema of the account, or how another feature's is loaded. */
type Rules = SchemaName | (() => Promise<object>);

/** Null when they did not arrive. */
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
    // The rules did not arrive: the server has the same ones, and says so in the same words.
    if (!schema) return { values, errors: {} };
    const resolve = standardSchemaResolver(schema as never, undefined, { raw: true });
    return resolve(values, context, options as never) as never;
  };
}

type AccountFormOptions<Values extends FieldValues> = {
  schema: Rules;
  defaultValues: Values;
  /** Sends what was typed, as it was typed: the server cleans and judges for itself. */
  send: (values: Values) => Promise<void>;
  /** The name under which unsent text is kept in this tab. */
  draft?: string;
  /** Editing a field also takes back what another said about it: 'Passwords do not match'. */
  judgedBy?: { [Name in FieldPath<Values>]?: FieldPath<Values> };
};

/**
 * A form whose messages appear on submit and go when one edits, that cannot be sent twice, and that
 * keeps what was typed whatever happens.
 */
export function useAccountForm<Values extends FieldValues>(options: AccountFormOptions<Values>) {
  const { schema, defaultValues, send, draft, judgedBy } = options;
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
          const judge = judgedBy?.[name as FieldPath<Values>];
          if (judge) form.clearErrors(judge as Path<Values>);
          if (draft) writeDraft(draft, values);
        },
      }),
    [form],
  );

  /** Whether they came is seen when they are needed. */
  const prepare = () => void load(schema);
  const onSubmit = form.handleSubmit((values) => run(values).then(() => {}));
  return { form, busy, failure, formProps: { noValidate: true, onSubmit, onFocus: prepare } };
}
