import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuHeading, MenuItem } from '#ui/primitives/menu.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import { type ExportFormat, formatsOf } from '../../export-formats.ts'
import type { DocumentKind } from '../../rules.ts'
import { documentsKey } from '../queries.ts'
import { download, toastSaveFirst } from './download.ts'

type Props = {
  kind: DocumentKind
  id: string
  /** False before the first save: there is nothing to download (BUILD-06). */
  isSaved: boolean
  hasUnsavedEdits: boolean
  /** An upload offers only its original file (PREV-10). */
  isUploaded?: boolean
  /** A small icon button for a row; `title` adds the document to its accessible name. */
  compact?: boolean
  title?: string
}

const labels: Record<ExportFormat, { name: string; ending: string }> = {
  pdf: { name: 'PDF', ending: '.pdf' },
  docx: { name: 'Word, one column', ending: '.docx' },
  txt: { name: 'Plain text', ending: '.txt' },
  md: { name: 'Markdown', ending: '.md' },
  json: { name: 'JSON Resume', ending: '.json' },
}

/** Downloads of the saved document: PDF first, then the other formats. */
export function DownloadMenu(props: Props) {
  const { kind, isUploaded = false } = props
  const { start, isBusy } = useDownload(props)
  if (isUploaded) return triggerOf(props, isBusy, () => void start('original'))
  return (
    <Menu trigger={triggerOf(props, isBusy)}>
      <MenuHeading>Download as</MenuHeading>
      {formatsOf(kind).map((format) => (
        <MenuItem key={format} kbd={labels[format].ending} onSelect={() => void start(format)}>
          {labels[format].name}
        </MenuItem>
      ))}
    </Menu>
  )
}

function useDownload({ kind, id, hasUnsavedEdits }: Props) {
  const [isBusy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const start = async (format: ExportFormat | 'original') => {
    if (hasUnsavedEdits) return void toastSaveFirst(kind)
    setBusy(true)
    const isDownloaded = await download({ kind, id, format })
    setBusy(false)
    // the download changed the count
    if (isDownloaded) await refreshQueries(queryClient, documentsKey())
  }
  return { start, isBusy }
}

/** The element itself, not a component: the menu gives it its own id and handlers. */
function triggerOf({ isSaved, isUploaded, compact, title }: Props, isBusy: boolean, onClick?: () => void) {
  if (compact) {
    const label = title ? `Download ${title}` : 'Download'
    return <IconButton icon={Download} label={label} disabled={!isSaved || isBusy} onClick={onClick} />
  }
  const end = isUploaded ? {} : { iconEnd: ChevronDown }
  return (
    <Button icon={Download} {...end} busy={isBusy} disabled={!isSaved} onClick={onClick}>
      Download
    </Button>
  )
}
