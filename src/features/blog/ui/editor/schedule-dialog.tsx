import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { instantAt, wallClock } from '#lib/dates.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { localZone } from '#ui/use-zone.ts'
import { blogErrors, type Post } from '../../contract.ts'

const past = blogErrors.POST_TIME_OVER.message
const Fields = z.object({
  at: z
    .string()
    .min(1, 'Please choose a day and time')
    .refine((wall) => (instantAt(wall, localZone())?.getTime() ?? 0) > Date.now(), past),
})

type Props = { post: Post; onClose: () => void; onStored: (post: Post) => void }

/** When the draft is published automatically, in the writer's time zone; or no schedule. */
export function ScheduleDialog({ post, onClose, onStored }: Props) {
  const schedule = useMutation(api.blog.schedule.mutationOptions())
  const store = async (at: Date | null) => {
    onStored(await schedule.mutateAsync({ id: post.id, at }))
    toast.success(at ? 'Post scheduled' : 'The post is a draft again')
    onClose()
  }
  const form = useAppForm({
    schema: Fields,
    defaultValues: { at: post.publishAt ? wallClock(post.publishAt, localZone()) : '' },
    onSubmit: ({ at }) => store(instantAt(at, localZone())),
    onFail: (error, { setServerError }) =>
      setServerError(
        errorCode(error) === 'POST_TIME_OVER' ? 'at' : 'root',
        errorText(error, 'Failed to schedule post'),
      ),
  })
  const unschedule = () =>
    store(null).catch((error) => form.setServerError('root', errorText(error, 'Failed to schedule post')))
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title="Schedule this post"
      submit="Schedule"
      busyText="Scheduling"
      {...(post.publishAt && {
        start: (
          <Button variant="ghost" onClick={() => void unschedule()}>
            Cancel schedule
          </Button>
        ),
      })}
    >
      <DateTimeField name="at" label="Publish on" required help={`Your time zone: ${localZone()}`} />
    </FormDialog>
  )
}
