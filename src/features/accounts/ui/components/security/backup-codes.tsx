import { Copy, Download } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import '../../auth.css'

/** The backup codes, shown this once; the dialog closes by its own button alone, so that nobody loses them by a slip. */
export function BackupCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Backup codes copied')
    } catch {
      toast.error('Copying did not work. Download the codes, or select and copy them.')
    }
  }
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Tandem backup codes, each works once:\n\n${text}\n`)}`
  return (
    <Dialog open locked onOpenChange={() => {}} title="Keep your backup codes" size="sm">
      <DialogBody className="stack stack-4">
        <p>
          Each signs you in once, should your app be lost. They are shown only now: print them, or keep them where you
          keep passwords.
        </p>
        <ul className="backup-codes" aria-label="Backup codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="row row-3 wrap">
          <Button size="sm" icon={Copy} onClick={copy}>
            Copy
          </Button>
          <Button size="sm" icon={Download} render={<a href={file} download="tandem-backup-codes.txt" />}>
            Download
          </Button>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
