import { FilePlus2, FileUp, Mail, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Menu, MenuLink } from '#ui/primitives/menu.tsx'
import type { DocumentStats } from '../../contract.ts'
import { capitalize, formatCount } from './kind-texts.ts'

/** The page header with the number of documents, and the menu to create more. */
export function DocumentsHead({ stats }: { stats: DocumentStats | undefined }) {
  return <PageHeader title="Documents" purpose={purposeOf(stats)} actions={<CreateNew />} />
}

function purposeOf(stats: DocumentStats | undefined): ReactNode {
  const sentNote = 'Each application saves the exact file you sent.'
  if (!stats || stats.totalResumes + stats.totalCoverLetters === 0) return sentNote
  const had = `${formatCount(stats.totalResumes, 'resume')} and ${formatCount(stats.totalCoverLetters, 'letter')}`
  return `${capitalize(had)}. ${sentNote}`
}

function CreateNew() {
  return (
    <Menu
      trigger={
        <Button variant="primary" icon={Plus}>
          Create New
        </Button>
      }
    >
      <MenuLink icon={FilePlus2} to="/app/documents/resume/new">
        Resume from scratch
      </MenuLink>
      <MenuLink icon={FileUp} to="/app/documents/import">
        Import from a file or LinkedIn
      </MenuLink>
      <MenuLink icon={Mail} to="/app/documents/cover-letter/new">
        Cover letter
      </MenuLink>
    </Menu>
  )
}
