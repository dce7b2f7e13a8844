import { useMutation } from '@tanstack/react-query'
import { Check, Copy, Link2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { typedLine } from '#lib/text.ts'
import { copyText } from '#ui/copy-text.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormError } from '#ui/form/app-form.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'

type Props = { id: string; canHide: boolean; onMade: () => Promise<void> }

const NewLink = z.object({ label: typedLine(80), hidesContact: z.boolean() })
const empty = { label: '', hidesContact: false }

/** Creates a link; its address is shown once, since only a hash is stored. */
export function NewShare({ id, canHide, onMade }: Props) {
  const [url, setUrl] = useState<string | null>(null)
  const create = useMutation(api.shares.create.mutationOptions())
  const form = useAppForm({
    schema: NewLink,
    defaultValues: empty,
    guard: false,
    onSubmit: async (values) => {
      const made = await create.mutateAsync({ id, ...values })
      setUrl(made.url)
      // not awaited: the address is shown only here, so it must not wait for the list
      void onMade()
    },
    onFail: (error, { setServerError }) => setServerError('root', errorText(error, 'Failed to create the link')),
  })
  if (url) {
    return (
      <MadeLink
        url={url}
        onAnother={() => {
          form.reset(empty)
          setUrl(null)
        }}
      />
    )
  }
  return (
    <AppForm form={form} label="New link">
      <TextField name="label" label="Who is it for?" optional help="Only you can see this label." />
      {canHide && <CheckboxField name="hidesContact" label="Hide phone and address" />}
      <FormError />
      <div>
        <Button type="submit" variant="primary" icon={Link2} busy={create.isPending}>
          Create link
        </Button>
      </div>
    </AppForm>
  )
}

function MadeLink({ url, onAnother }: { url: string; onAnother: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // without permission the address is selected for a keyboard copy
  const select = () => {
    field.current?.select()
    toast.info('Press Ctrl+C or ⌘C to copy the link')
  }
  const copy = async () => {
    if (await copyText(url, 'Link copied', select)) setCopied(true)
  }
  return (
    <Notice tone="success" title="Link created. Copy it now: it's shown only once.">
      <div className="stack stack-3">
        <Input
          ref={field}
          readOnly
          value={url}
          aria-label="Link to this resume"
          onFocus={(event) => event.target.select()}
        />
        <div className="row row-3 wrap">
          <Button variant="primary" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
          <Button variant="ghost" onClick={onAnother}>
            Create another
          </Button>
        </div>
      </div>
    </Notice>
  )
}
