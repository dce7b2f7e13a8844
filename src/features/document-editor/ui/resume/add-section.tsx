import { Plus } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import {
  isOptionalSection,
  limits,
  type OptionalSection,
  optionalSections,
  type ResumeContent,
  resumeSections,
} from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { usePlaces } from './places.tsx'
import { blankItem } from './resume-lists.ts'
import '../resume-form.css'

const labels = new Map<string, string>(resumeSections.map(({ key, label }) => [key, label]))

/** Adds an optional section, with its first entry open. */
export function AddSection() {
  const { form, goTo } = usePlaces()
  const values = useWatch<ResumeContent, typeof optionalSections>({ name: optionalSections })
  const missing = optionalSections.filter((_, index) => (values[index] ?? []).length === 0)
  const add = (section: OptionalSection | 'customSections') => {
    const id = newId()
    const items: { id: string }[] = [...form.getValues(section), blankItem(section, id)]
    form.setValue(section, items as never, { shouldDirty: true })
    goTo({ id })
  }
  const isFull = () => form.getValues('customSections').length >= limits.items
  return (
    <div className="rs-add-section">
      <Menu
        align="start"
        trigger={
          <Button icon={Plus} size="sm">
            Add section
          </Button>
        }
      >
        {missing.map((section) => (
          <MenuItem key={section} onSelect={() => add(section)}>
            {labels.get(section)}
          </MenuItem>
        ))}
        <MenuItem disabled={isFull()} onSelect={() => add('customSections')}>
          Custom section
        </MenuItem>
      </Menu>
    </div>
  )
}

/** Whether a section is listed. Standard sections always are; optional ones only if they have entries or are open. */
export function useIsListed(section: string): boolean {
  const { isOpen } = usePlaces()
  const count = useWatch({ name: section, compute: (value: unknown) => (Array.isArray(value) ? value.length : 0) })
  return !isOptionalSection(section) || count > 0 || isOpen(section)
}
