import { Download } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { downloadCsv } from '#ui/download-csv.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ImportFileInput, type UploadedImport } from './import-file-input.tsx'
import { useImportFile } from './use-import-file.ts'

type PreviewProps = { file: UploadedImport; onStarted: () => void; onAgain: () => void }
type Props = Omit<ComponentProps<typeof ImportFileInput>, 'onUploaded' | 'disabled'> & {
  Preview: ComponentType<PreviewProps>
  /** A file to fill in, for people who have none. */
  sample?: { fileName: string; content: () => string }
}

/** The choice of a file, then its preview. */
export function NewImport({ Preview, sample, ...input }: Props) {
  const { file, choose, ...then } = useImportFile()
  if (file) return <Preview file={file} {...then} />
  const choice = <ImportFileInput {...input} onUploaded={choose} />
  if (!sample) return choice
  return (
    <section className="stack stack-4" aria-label="Choose a file">
      {choice}
      <div className="row wrap">
        <span className="meta">No file yet?</span>
        <Button size="sm" icon={Download} onClick={() => downloadCsv(sample.content(), sample.fileName)}>
          Download a sample
        </Button>
      </div>
    </section>
  )
}
