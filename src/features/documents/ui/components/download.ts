import { client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { ExportFormat } from '../../export-formats.ts'
import type { DocumentKind } from '../../rules.ts'

type DownloadParams = { kind: DocumentKind; id: string; format: ExportFormat | 'original' }

const names: Record<DocumentKind, string> = { resume: 'resume', letter: 'cover letter' }

/** Unsaved edits would be missing in the file (PREV-09). */
export const toastSaveFirst = (kind: DocumentKind) =>
  toast.info({ title: 'Save first', description: `Please save your ${names[kind]} before downloading` })

/** Requests the file and passes it to the browser, with the specified texts (PREV-07, PREV-08); true once it was downloaded. */
export async function download({ kind, id, format }: DownloadParams): Promise<boolean> {
  toast.info({ title: 'Download started', description: `Your ${names[kind]} is being generated...` })
  try {
    const { url, fileName } = await client.exports.start({ kind, id, format })
    const response = await fetch(url)
    if (!response.ok) throw await response.json().then((refusal) => ({ ...refusal, defined: true }))
    saveAs(await response.blob(), fileName)
    return true
  } catch (error) {
    const text = `There was an error generating your ${names[kind]}`
    const why = errorText(error, '')
    toast.error({ title: 'Download failed', description: why ? `${text}: ${why}` : text })
    return false
  }
}

function saveAs(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // a browser may still be reading it
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
