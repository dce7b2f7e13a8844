import { Copy, Download } from 'lucide-react'
import { copyText } from '#ui/copy-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { toast } from '#ui/primitives/toast.ts'
import '../../auth.css'

/** Backup codes, shown only once. Only the dialog's own button closes it, so that they are not lost by accident. */
export function BackupCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n')
  const copy = () =>
    copyText(text, 'Backup codes copied', () =>
      toast.error("Copying didn't work. Download the codes, or select and copy them."),
    )
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Tandem backup codes. Each code works once:\n\n${text}\n`)}`
  return (
    <Dialog open locked onOpenChange={() => {}} title="Save your backup codes" size="sm">
      <DialogBody className="stack stack-4">
        <p>
          Use a code to sign in if you lose your authenticator app. Each works once, and they are shown only now: print
          them, or store them in your password manager.
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
          I've saved these codes
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
