import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { firstName } from '#lib/names.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SplitDialog } from '#ui/primitives/split-dialog.tsx'
import { Glyph } from '#ui/primitives/status-pill.tsx'
import { DocumentDrop } from '../list/document-drop.tsx'
import { IncomingFiles } from '../list/incoming-files.tsx'
import { resumesQuery } from '../list/queries.ts'
import { useDocumentUploads } from '../list/use-document-uploads.ts'
import { WelcomeArt } from './welcome-art.tsx'
import '../documents.css'

/** Welcomes a job seeker without a resume and offers three ways to continue; 'later' lasts for the browser session. */
export function WelcomeDialog() {
  const { viewer } = useSession()
  const { data: resumes } = useQuery(resumesQuery())
  const { isOpen, close } = useFirstTime(viewer?.userId ?? '', resumes?.length)
  const uploads = useDocumentUploads()
  const name = firstName(viewer?.name)
  return (
    <SplitDialog
      open={isOpen}
      onOpenChange={(next) => !next && close()}
      title="Add a resume to get started"
      side={(title) => (
        <>
          <p className="meta">Welcome to Tandem, {name}</p>
          {title}
          <p>
            We'll read it once, show you what we found, and match it with every open job. Nothing is sent to anyone
            without your approval.
          </p>
          <WelcomeArt />
        </>
      )}
    >
      <AppLink to="/app/documents/resume/new" className="welcome-new">
        <Glyph tone="accepted" icon={Pencil} />
        <span className="grow">
          <b>Create new resume</b>
          <span>Nine short sections, about 15 minutes. Your changes are saved as you type.</span>
        </span>
        <ArrowRight className="ic" />
      </AppLink>
      <DocumentDrop label="Upload existing resume" onFiles={(files) => uploads.take('resume', files)}>
        <b className="strong">Upload existing resume</b>
        <span className="meta">
          Drop it here or <span className="drop-browse">browse</span>. PDF, DOC, DOCX or TXT, up to 10MB
        </span>
      </DocumentDrop>
      <IncomingFiles kind="resume" uploads={uploads} />
      <Button variant="ghost" block onClick={close}>
        I'll do this later
      </Button>
    </SplitDialog>
  )
}

const keyOf = (userId: string) => `tandem.welcome.${userId}`

/** Open while the person has no resume; a resume or 'later' closes it for this session. */
function useFirstTime(userId: string, resumes: number | undefined) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    storeDismissal(keyOf(userId))
    setOpen(false)
  }
  useEffect(() => {
    if (resumes === undefined) return
    if (resumes > 0) {
      // a person who deletes the last resume later is not new
      storeDismissal(keyOf(userId))
      setOpen(false)
    } else setOpen(!isRemembered(keyOf(userId)))
  }, [userId, resumes])
  return { isOpen, close }
}

function storeDismissal(key: string): void {
  try {
    sessionStorage.setItem(key, 'later')
  } catch {
    // storage is blocked: the dialog opens again on the next page
  }
}

function isRemembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
