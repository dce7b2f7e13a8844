import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FieldShell, useField } from '#ui/form/field-shell.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { Post, Writing } from '../../contract.ts'
import { seoLimits, slugOf } from '../../rules.ts'
import { authorsQuery, categoriesQuery, tagsQuery } from '../queries.ts'
import { CoverSection } from './cover-section.tsx'
import type { WritingForm } from './use-post-editor.ts'
import '../blog.css'

/** The post's settings: address, category, cover, and the search result. */
export function SettingsPanel({ post, form }: { post: Post; form: WritingForm }) {
  const tags = useQuery(tagsQuery()).data ?? []
  return (
    <>
      <section className="stack stack-4">
        <SectionHead title="Settings" />
        <SlugField />
        <div className="fg2">
          <NullableSelect name="categoryId" label="Category" none="None" options={useCategories()} />
          <NullableSelect name="authorId" label="Author" none="No author" options={useAuthors(post)} />
        </div>
        <TagsField
          name="tags"
          label="Tags"
          placeholder="Add a tag"
          max={12}
          suggestions={tags.map(({ name }) => name)}
        />
      </section>
      <CoverSection post={post} form={form} />
      <section className="stack stack-4">
        <SectionHead title="Search result preview" />
        <SearchResult />
        <TextField name="seoTitle" label="Title for search engines" optional help="Defaults to the post's title." />
        <TextareaField name="seoDescription" label="Description" optional rows={2} help="Defaults to the excerpt." />
        <TextField
          name="canonicalUrl"
          label="Canonical URL"
          optional
          type="url"
          placeholder="https://"
          help="Where the article was first published, if on another site."
        />
      </section>
    </>
  )
}

const named = (list: { id: string; name: string }[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }))
const useCategories = () => named(useQuery(categoriesQuery()).data)

/** Staff, and the current author even if no longer staff. */
function useAuthors(post: Post) {
  const staff = named(useQuery(authorsQuery()).data)
  const { authorId } = post.writing
  const isKnown = !authorId || staff.some(({ value }) => value === authorId)
  return isKnown ? staff : [...staff, { value: authorId, label: post.authorName ?? 'Current author' }]
}

function SlugField() {
  const [slug, title] = useWatch<Writing, ['slug', 'title']>({ name: ['slug', 'title'] })
  return <TextField name="slug" label="Slug" help={`/blog/${slugOf(slug ?? '') || slugOf(title ?? '')}`} />
}

type ChoiceProps = { name: string; label: string; none: string; options: { value: string; label: string }[] }

/** A select of ids, or none. */
function NullableSelect({ name, label, none, options }: ChoiceProps) {
  const state = useField({ name, label })
  const { value, onChange, ...field } = state.field
  return (
    <FieldShell label={label} state={state}>
      <Select
        {...field}
        {...state.aria}
        value={value ?? ''}
        options={[{ value: '', label: none }, ...options]}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </FieldShell>
  )
}

function SearchResult() {
  const writing = useWatch<Writing>()
  const title = writing.seoTitle || writing.title || ''
  const about = writing.seoDescription || writing.excerpt || ''
  return (
    <>
      <div className="be-serp">
        <span className="meta">Tandem › blog</span>
        <b>{cut(title, seoLimits.title)}</b>
        <p>{cut(about, seoLimits.description)}</p>
      </div>
      <p className="meta num">
        {title.length} of {seoLimits.title} characters in the title, {about.length} of {seoLimits.description} in the
        description
      </p>
    </>
  )
}

const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`
