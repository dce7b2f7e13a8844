import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'

type Props = { savedAt: Date; onStartOver: () => Promise<void> }

/** Explains that the form continues a draft, and offers to delete it. */
export function RestoredDraft({ savedAt, onStartOver }: Props) {
  const confirm = useConfirm()
  const startOver = async () => {
    const text = 'Your answers and uploaded files are deleted. The form shows the details of your profile again.'
    if (!(await confirm({ title: 'Start over?', text, action: 'Delete draft', cancel: 'Keep draft' }))) return
    try {
      await onStartOver()
    } catch (error) {
      toast.error(errorText(error, 'Failed to delete the draft. Please try again.'))
    }
  }
  return (
    <div className="mb-6">
      <Notice>
        We restored your draft, saved <Ago at={savedAt} now={new Date()} isInside />.{' '}
        <button type="button" className="link" onClick={() => void startOver()}>
          Start over
        </button>
      </Notice>
    </div>
  )
}
