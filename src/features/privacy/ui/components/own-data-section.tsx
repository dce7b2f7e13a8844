import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const DeleteAccountDialog = lazyComponent(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog)

/** Download of the person's data, and deletion of the account. */
export function OwnDataSection() {
  const [isDeleting, setDeleting] = useState(false)
  const start = useMutation(api.privacy.startDownload.mutationOptions())
  const download = async () => {
    try {
      const { url } = await start.mutateAsync(undefined)
      location.assign(url)
      toast.success({ title: 'Download started', description: "It's a ZIP file. Open index.html to read your data." })
    } catch (error) {
      const description = errorText(error, 'Please try again.')
      toast.error({ title: 'Error preparing the download', description })
    }
  }
  return (
    <section aria-labelledby="own-data">
      <SectionHead title="Your data" id="own-data" />
      <ul className="list">
        <li>
          <Download className="ic" />
          <div className="grow">
            <b>Download your data</b>
            <p className="meta">Profile, documents, applications and notes, as files you can open.</p>
          </div>
          <Button size="sm" busy={start.isPending} onClick={download}>
            Prepare download
          </Button>
        </li>
        <li>
          <Trash2 className="ic" />
          <div className="grow">
            <b>Delete account</b>
            <p className="meta">
              Permanently deletes your account and its data, right away. Companies lose access to what you sent them.
            </p>
          </div>
          <Button variant="danger-quiet" size="sm" onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        </li>
      </ul>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </section>
  )
}
