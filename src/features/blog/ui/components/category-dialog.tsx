import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { type Category, CategoryFields } from '../../contract.ts'
import { slugOf } from '../../rules.ts'
import { useRefreshBlog } from '../use-post-actions.ts'

/** Adds a category, or changes one (BLOG-01, BLOG-04, BLOG-07). */
export function CategoryDialog({ category, onClose }: { category: Category | null; onClose: () => void }) {
  const [id] = useState(() => category?.id ?? newId())
  const refresh = useRefreshBlog()
  const create = useMutation(api.blog.createCategory.mutationOptions())
  const update = useMutation(api.blog.updateCategory.mutationOptions())
  const form = useAppForm({
    schema: CategoryFields,
    defaultValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
    onSubmit: async (values) => {
      await (category ? update : create).mutateAsync({ ...values, id })
      toast.success(category ? 'Category updated' : 'Category created successfully')
      await refresh()
      onClose()
    },
    onFail: (error, { setServerError }) =>
      setServerError('root', errorText(error, category ? 'Failed to update category' : 'Failed to create category')),
  })
  const own = slugOf(form.watch('slug') || form.watch('name'))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={category ? 'Edit Category' : 'Add Category'}
      description="Readers browse articles by category. Empty categories aren't shown on the blog."
      submit={category ? 'Save' : 'Add Category'}
      busyText="Saving"
      className="stack stack-4"
    >
      <TextField name="name" label="Name" required />
      <TextField name="slug" label="Slug" optional help={own ? `/blog/category/${own}` : 'Generated from the name'} />
      <TextareaField name="description" label="Description" optional rows={2} limit={300} />
    </FormDialog>
  )
}
