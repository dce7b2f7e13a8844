import { useMutation } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useId, useState } from 'react'
import { api } from '#client/api.ts'
import { ApplicationMatch } from '#features/applications/ui/components/application-match.tsx'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { ReadPosting } from '../../contract.ts'

/** Fills in the job from the page behind a link; the person reviews it before saving. */
export function LinkReader({ onRead }: { onRead: (posting: Partial<ReadPosting>) => void }) {
  const [link, setLink] = useState('')
  const id = useId()
  const read = useMutation(
    api.jobTracker.readLink.mutationOptions({
      onSuccess: onRead,
      // the link is filled in even if its page cannot be read
      onError: () => onRead({ link: link.trim() }),
    }),
  )
  const start = () => link.trim() && !read.isPending && read.mutate({ link })
  return (
    <div className="stack stack-3">
      <div className="field">
        <label htmlFor={id}>Fill in from a link</label>
        <div className="row">
          <Input
            id={id}
            type="url"
            icon={Link}
            value={link}
            maxLength={2000}
            placeholder="https://company.example/jobs/12"
            onChange={({ target }) => setLink(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // submits only the link, not the form
              event.preventDefault()
              start()
            }}
          />
          <Button busy={read.isPending} disabled={link.trim() === ''} onClick={start}>
            Read page
          </Button>
        </div>
      </div>
      <div role="status">
        {read.isError && (
          <Notice tone="warn">
            {errorText(read.error, "This page couldn't be read. Please enter the details yourself.")}
          </Notice>
        )}
        {read.isSuccess && (
          <Notice tone="success">
            Filled in from the page. Please review before saving.
            {read.data.description && ' The text of the posting is saved with it.'}
          </Notice>
        )}
      </div>
      {read.data?.match && <ApplicationMatch match={read.data.match} hasResume />}
    </div>
  )
}
