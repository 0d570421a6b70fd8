import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { useAction } from '#features/account/forms/actions.client.ts';
import { SubmitButton } from '#features/account/forms/submit-button.tsx';
import { type Category, type Post, REQUIRED_FIELDS, tagsOf } from '#features/blog/blog.schema.ts';
import { categorySlug } from '#features/blog/categories.ts';
import { THEME_LABELS } from '#features/landing/theme.ts';
import { THEMES } from '#features/landing/themes/registry.ts';
import { THEME_NAMES, type ThemeName } from '#platform/theme-names.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { toast, toastError } from '#ui/toast-store.ts';
import { blog, reloadBlog } from './blog.client.ts';
import { ContentField } from './content-field.tsx';
import {
  clearPostDraft,
  EMPTY_POST,
  formatTypedAt,
  type PostDraft,
  type PostValues,
  readPostDraft,
  valuesOf,
  writePostDraft,
} from './post-drafts.ts';
import { PostPreview } from './post-preview.tsx';

const REQUIRED = {
  title: 'Give it a title.',
  excerpt: 'Write one or two sentences.',
  content: 'Write the post.',
};
const REQUIRED_NAMES = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];

type PostFormProps = {
  /** The post to edit; without one a new post is written. */
  post: Post | null;
  categories: Category[];
  onSaved: () => void;
};

export default function PostForm({ post, categories, onSaved }: PostFormProps) {
  const { form, draft, discard, forget, started } = usePostForm(post);
  const { run, busy } = useSaving(post, categories, () => {
    forget();
    onSaved();
  });
  const submit = form.handleSubmit(async (values) => {
    const missing = REQUIRED_NAMES.filter((name) => values[name].trim() === '');
    if (missing[0]) {
      for (const name of missing) form.setError(name, { message: REQUIRED[name] });
      form.setFocus(missing[0]);
      return toastError(REQUIRED_FIELDS);
    }
    await run(values);
  });

  return (
    <Card aria-label={post ? 'Edit post' : 'New post'} className="mt-6">
      {draft && <RestoredNotice draft={draft} post={post} onDiscard={discard} />}
      <div className="grid gap-8 xl:grid-cols-2">
        <form noValidate onSubmit={submit} className="grid min-w-0 content-start gap-5">
          <TextField form={form} name="title" label="Title" aria-required maxLength={200} />
          <TextArea form={form} name="excerpt" label="Excerpt" aria-required rows={2} maxLength={1000} />
          <ContentField key={started} form={form} />
          <Choices form={form} categories={categories} />
          <TextField form={form} name="tags" label="Tags" hint="Comma-separated: captions, editing" />
          <PictureField form={form} />
          <SubmitButton busy={busy} className="sm:justify-self-start">
            {post ? 'Save post' : 'Create post'}
          </SubmitButton>
        </form>
        <PostPreview form={form} />
      </div>
    </Card>
  );
}

/** The form, and its draft in this browser until it is saved. */
function usePostForm(post: Post | null) {
  const of = post?.id ?? 'new';
  const base = post?.updated_at ?? null;
  const [initial] = useState(() => (post ? valuesOf(post) : EMPTY_POST));
  const [draft, setDraft] = useState(() => readPostDraft(of));
  /** Counts restarts of the form, so that the editor drops the text of an earlier one. */
  const [started, setStarted] = useState(0);
  const form = useForm<PostValues>({ defaultValues: draft?.values ?? initial });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const same = Object.entries(initial).every(
            ([name, value]) => values[name as keyof PostValues] === value,
          );
          if (same) clearPostDraft(of);
          else writePostDraft(of, values, base);
        },
      }),
    [form, of, base, initial],
  );
  useEffect(() => form.setFocus('title'), [form]);
  return {
    form,
    draft,
    started,
    discard() {
      form.reset(initial);
      clearPostDraft(of);
      setDraft(null);
      setStarted(started + 1);
    },
    forget: () => clearPostDraft(of),
  };
}

function useSaving(post: Post | null, categories: Category[], onSaved: () => void) {
  const client = useQueryClient();
  return useAction(async ({ tags, category_slug, featured_image_url, ...values }: PostValues) => {
    const known = categories.some(({ slug }) => slug === category_slug);
    const json = {
      ...values,
      tags: tagsOf(tags),
      category_slug: known ? category_slug : undefined,
      featured_image_url: featured_image_url.trim() || null,
    };
    if (post) await blog.editPost(post, json);
    else await blog.createPost(json);
    const out = values.status === 'published' && post?.status !== 'published';
    toast({ title: out ? 'Post published' : post ? 'Post saved' : 'Draft saved' });
    await reloadBlog(client);
    onSaved();
  });
}

type RestoredProps = { draft: PostDraft; post: Post | null; onDiscard: () => void };

function RestoredNotice({ draft, post, onDiscard }: RestoredProps) {
  const changed = post && draft.base !== post.updated_at;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-2.5">
      <p role="status" className="grow">
        Restored what you typed {formatTypedAt(draft)}. It is not saved yet.
        {changed && ' The post was changed since then: saving puts your words over it.'}
      </p>
      <Button variant="secondary" size="small" onClick={onDiscard}>
        {post ? 'Back to the saved post' : 'Start over'}
      </Button>
    </div>
  );
}

type ChoicesProps = { form: UseFormReturn<PostValues>; categories: Category[] };

function Choices({ form, categories }: ChoicesProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-5">
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
            : [[categorySlug(form.watch('theme')), 'As the theme']]
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
  );
}

/** The pictures of the professions. The path of any other file of this site can be typed. */
const PICTURES = THEME_NAMES.map((name) => THEMES[name].images.hero.replace('/hero/', '/og/'));

function PictureField({ form }: Pick<ChoicesProps, 'form'>) {
  const list = useId();
  return (
    <>
      <TextField
        form={form}
        name="featured_image_url"
        label="Featured image"
        hint="Optional: a picture of this site, by its address. Without one, the first hook is the cover."
        placeholder={`${PICTURES[0]}.jpg`}
        list={list}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {PICTURES.map((picture) => (
          <option key={picture} value={`${picture}.jpg`} />
        ))}
      </datalist>
    </>
  );
}

type SelectFieldProps = {
  form: UseFormReturn<PostValues>;
  name: FieldPath<PostValues>;
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
