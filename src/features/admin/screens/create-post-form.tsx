import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { useAction } from '#features/account/actions.client.ts';
import { clearDraft, readDraft, writeDraft } from '#features/account/drafts.client.ts';
import { SubmitButton } from '#features/account/submit-button.tsx';
import { type Category, REQUIRED_FIELDS, tagsOf } from '#features/blog/blog.schema.ts';
import { categorySlug } from '#features/blog/categories.ts';
import { isThemeName, THEME_LABELS, THEME_NAMES, type ThemeName } from '#features/landing/theme.ts';
import { Card } from '#ui/card.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { toast, toastError } from '#ui/toast-store.ts';
import { blog, reloadBlog } from '../blog.client.ts';

const DRAFT = 'new-post';
const EMPTY = {
  title: '',
  excerpt: '',
  content: '',
  theme: 'default' as ThemeName,
  category_slug: categorySlug('default'),
  tags: '',
  status: 'draft' as 'draft' | 'published',
};
type Values = typeof EMPTY;
const REQUIRED = ['title', 'excerpt', 'content'] as const;

/** What was typed before the tab was reloaded, as far as it still fits. */
function kept(): Values {
  const draft = readDraft(DRAFT);
  if (typeof draft !== 'object' || draft === null) return EMPTY;
  const texts = Object.entries(draft).filter(([name, value]) => name in EMPTY && typeof value === 'string');
  const values: Values = { ...EMPTY, ...Object.fromEntries(texts) };
  return isThemeName(values.theme) ? values : EMPTY;
}

type CreatePostFormProps = { categories: Category[]; onCreated: () => void };

export function CreatePostForm({ categories, onCreated }: CreatePostFormProps) {
  const client = useQueryClient();
  const form = useForm<Values>({ defaultValues: kept() });
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(DRAFT, values) }),
    [form],
  );
  const { run, busy } = useAction(async ({ tags, category_slug, ...post }: Values) => {
    const known = categories.some(({ slug }) => slug === category_slug);
    await blog.createPost({ ...post, tags: tagsOf(tags), category_slug: known ? category_slug : undefined });
    clearDraft(DRAFT);
    toast({ title: post.status === 'published' ? 'Post published' : 'Draft saved' });
    await reloadBlog(client);
    onCreated();
  });

  const submit = form.handleSubmit(async (values) => {
    const missing = REQUIRED.filter((name) => values[name].trim() === '');
    if (missing[0]) {
      form.setFocus(missing[0]);
      return toastError(REQUIRED_FIELDS);
    }
    await run(values);
  });

  return (
    <Card aria-label="New post" className="mt-6">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField form={form} name="title" label="Title" aria-required maxLength={200} />
        <TextArea form={form} name="excerpt" label="Excerpt" aria-required rows={2} maxLength={1000} />
        <TextArea
          form={form}
          name="content"
          label="Content"
          aria-required
          rows={12}
          spellCheck
          className="font-mono text-sm"
          hint="HTML: headings, paragraphs, lists, links. Scripts and styles are taken out."
        />
        <div className="grid gap-5 sm:grid-cols-3">
          <SelectField
            form={form}
            name="theme"
            label="Theme"
            options={THEME_NAMES.map((theme) => [theme, THEME_LABELS[theme]])}
            onChosen={(theme) => form.setValue('category_slug', categorySlug(theme as ThemeName))}
          />
          <SelectField
            form={form}
            name="category_slug"
            label="Category"
            options={
              categories.length > 0
                ? categories.map(({ slug, name }) => [slug, name])
                : [[categorySlug('default'), 'As the theme']]
            }
          />
          <SelectField
            form={form}
            name="status"
            label="Status"
            options={[
              ['draft', 'Draft'],
              ['published', 'Published'],
            ]}
          />
        </div>
        <TextField form={form} name="tags" label="Tags" hint="Comma-separated: captions, editing" />
        <SubmitButton busy={busy} className="sm:justify-self-start">
          Create post
        </SubmitButton>
      </form>
    </Card>
  );
}

type SelectFieldProps = {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  onChosen?: (value: string) => void;
} & Omit<ComponentProps<'select'>, 'form' | 'name'>;

function SelectField({ form, name, label, options, onChosen }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="h-11 w-full rounded-lg border border-line bg-raised px-3 text-base text-ink focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus"
        {...form.register(name, { onChange: (event) => onChosen?.(event.target.value) })}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
