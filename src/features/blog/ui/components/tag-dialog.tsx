import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { typedLine } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Tag } from '../../contract.ts'
import { useRefreshBlog } from '../use-post-actions.ts'

const Fields = z.object({ name: typedLine(40, "Please enter the tag's name") })

/** Adds or renames a tag. */
export function TagDialog({ tag, onClose }: { tag: Tag | null; onClose: () => void }) {
  const [id] = useState(() => tag?.id ?? newId())
  const refresh = useRefreshBlog()
  const create = useMutation(api.blog.createTag.mutationOptions())
  const rename = useMutation(api.blog.renameTag.mutationOptions())
  const form = useAppForm({
    schema: Fields,
    defaultValues: { name: tag?.name ?? '' },
    onSubmit: async ({ name }) => {
      await (tag ? rename : create).mutateAsync({ id, name })
      toast.success(tag ? 'Tag renamed' : 'Tag created')
      await refresh()
      onClose()
    },
    onFail: (error, { setServerError }) => setServerError('name', errorText(error, 'Failed to save the tag')),
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={tag ? 'Rename Tag' : 'Add Tag'}
      submit={tag ? 'Rename' : 'Add Tag'}
      busyText="Saving"
    >
      <TextField name="name" label="Name" required />
    </FormDialog>
  )
}
