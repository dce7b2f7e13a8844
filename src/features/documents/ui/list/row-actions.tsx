import { Check, Copy, Eye, Link2, MoreHorizontal, Pencil, ScanText, Tag, TextCursorInput, Trash2 } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import { DownloadMenu } from '../components/download-menu.tsx'
import { kindTexts } from './kind-texts.ts'
import type { ListedDocument } from './listed-document.ts'
import type { DocumentActions } from './use-document-actions.ts'

type Props = {
  document: ListedDocument
  actions: DocumentActions
  onRename: () => void
  onTag: () => void
  onShare: () => void
}

/** The actions of one document: four buttons, the rest in a menu (DOCS-05). */
export function RowActions({ document, actions, onRename, onTag, onShare }: Props) {
  const { id, kind, title, documentType } = document
  const { path } = kindTexts[kind]
  const isBusy = actions.isBusy(id)
  const isUploaded = documentType === 'uploaded'
  return (
    <>
      <IconButton
        icon={Eye}
        label={`${isUploaded ? 'Open' : 'Preview'} ${title}`}
        render={<AppLink to={`${path}/preview/${id}`} />}
      />
      {isUploaded ? (
        <IconButton icon={TextCursorInput} label={`Rename ${title}`} onClick={onRename} />
      ) : (
        <IconButton icon={Pencil} label={`Edit ${title}`} render={<AppLink to={`${path}/edit/${id}`} />} />
      )}
      <DownloadMenu kind={kind} id={id} isSaved hasUnsavedEdits={false} isUploaded={isUploaded} compact title={title} />
      <Menu trigger={<IconButton icon={MoreHorizontal} label={`More actions for ${title}`} />}>
        <MenuItem icon={Check} disabled={document.isDefault || isBusy} onSelect={() => actions.setDefault(document)}>
          {document.isDefault ? 'Default' : 'Set as default'}
        </MenuItem>
        <MenuItem icon={Copy} disabled={isBusy} onSelect={() => actions.duplicate(document)}>
          Duplicate
        </MenuItem>
        <MenuItem icon={Tag} onSelect={onTag}>
          {document.tags.length > 0 ? 'Edit tags' : 'Add tags'}
        </MenuItem>
        {kind === 'resume' && (
          <>
            <MenuItem icon={Link2} onSelect={onShare}>
              Share
            </MenuItem>
            <MenuLink icon={ScanText} to={`/app/documents/resume/machine/${id}`}>
              ATS check
            </MenuLink>
          </>
        )}
        <MenuSeparator />
        <MenuItem icon={Trash2} danger disabled={isBusy} onSelect={() => void actions.askToRemove(document)}>
          Delete
        </MenuItem>
      </Menu>
    </>
  )
}
