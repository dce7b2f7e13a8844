import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { RichTextField } from '#ui/form/rich-text-field.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { Writing } from '../../contract.ts'
import { slugOf } from '../../rules.ts'
import { categoriesQuery } from '../queries.ts'
import { useRefreshBlog } from '../use-post-actions.ts'

const { title, slug, excerpt, content } = Writing.shape
const Fields = z.object({
  title,
  slug,
  excerpt,
  content,
  categoryId: z.string(),
  status: z.enum(['draft', 'published']),
})

const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
]

/** A post's first fields (BLOG-01, BLOG-04); all others are in the editor, which opens afterwards. */
export function CreatePostDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (id: string) => void }) {
  const categories = useQuery(categoriesQuery()).data ?? []
  // chosen once: a retry after a lost response never creates a second post
  const [id] = useState(newId)
  const refresh = useRefreshBlog()
  const create = useMutation(api.blog.create.mutationOptions())
  const form = useAppForm({
    schema: Fields,
    defaultValues: { title: '', slug: '', excerpt: '', content: '', categoryId: '', status: 'draft' },
    onSubmit: async ({ categoryId, ...values }) => {
      await create.mutateAsync({ ...values, id, categoryId: categoryId || null })
      toast.success('Blog post created successfully')
      await refresh()
      onClose()
      onCreated(id)
    },
    onFail: (error, { setServerError }) => {
      const text = errorText(error, 'Failed to create blog post')
      setServerError(errorCode(error) === 'SLUG_TAKEN' ? 'slug' : 'root', text)
    },
  })
  const own = slugOf(form.watch('slug') || form.watch('title'))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title="Create Post"
      description="Start with a title and some text. Add images, tags and more in the editor."
      submit="Create Post"
      busyText="Creating"
      className="stack stack-4"
    >
      <TextField name="title" label="Title" required />
      <TextField name="slug" label="Slug" optional help={own ? `/blog/${own}` : 'Generated from the title'} />
      <TextareaField name="excerpt" label="Excerpt" optional rows={2} limit={400} />
      <RichTextField name="content" label="Content" required />
      <Columns>
        <SelectField
          name="categoryId"
          label="Category"
          optional
          placeholder="None"
          options={categories.map((one) => ({ value: one.id, label: one.name }))}
        />
        <SelectField name="status" label="Status" options={statuses} />
      </Columns>
    </FormDialog>
  )
}
