import { arrayMove } from '@dnd-kit/sortable'
import { Eye, EyeOff, GripVertical, ListOrdered } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { type ArrangedSection, arrangeSections } from '#features/document-content/arrange-sections.ts'
import { type Design, MAX_HEADING } from '#features/document-content/design.ts'
import { documentLabels, type HeadedSection } from '#features/document-content/document-labels.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Input } from '#ui/primitives/input.tsx'
import { Popover } from '#ui/primitives/popover.tsx'
import { SortableList, useSortableItem } from '#ui/primitives/sortable.tsx'
import '../editor.css'

type Props = {
  form: Pick<UseFormReturn<ResumeContent>, 'getValues'>
  design: Design
  onDesign: (design: Design) => void
}

/** The sections of a resume as printed: their order, their headings, and whether they are hidden. */
export function SectionsPanel({ form, design, onDesign }: Props) {
  const headings: Record<string, string> = documentLabels[design.language].headings
  const titles = new Map(design.sections.map(({ id, title }) => [id, title]))
  const sections = arrangeSections(form.getValues(), design)
  const arrange = (next: ArrangedSection[], renamed = titles) =>
    onDesign({ ...design, sections: next.map(({ id, isHidden }) => ({ id, isHidden, title: renamed.get(id) ?? '' })) })
  // in the language of the interface, not of the document
  const names: Record<string, string> = documentLabels.en.headings
  const nameOf = (id: string) =>
    names[id] ?? (sections.find((section) => section.id === id)?.title || 'Untitled section')
  return (
    <Popover
      align="end"
      label="Sections"
      trigger={
        <Button size="sm" icon={ListOrdered}>
          Sections
        </Button>
      }
    >
      <div className="design-panel stack stack-3">
        <p className="meta">Move, rename or hide what is printed. Hidden sections keep their text.</p>
        <SortableList
          ids={sections.map(({ id }) => id)}
          noun="section"
          nameOf={nameOf}
          onMove={(from, to) => arrange(arrayMove(sections, from, to))}
        >
          {(order) => (
            <ol className="stack stack-2">
              {order.map((id) => {
                const section = sections.find((own) => own.id === id)
                return (
                  section && (
                    <SectionRow
                      key={id}
                      section={section}
                      name={nameOf(id)}
                      heading={headings[id as HeadedSection]}
                      title={titles.get(id) ?? ''}
                      onTitle={(title) => arrange(sections, new Map([...titles, [id, title]]))}
                      onHidden={(isHidden) =>
                        arrange(sections.map((own) => (own.id === id ? { ...own, isHidden } : own)))
                      }
                    />
                  )
                )
              })}
            </ol>
          )}
        </SortableList>
        {design.sections.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onDesign({ ...design, sections: [] })}>
            Reset to the default sections
          </Button>
        )}
      </div>
    </Popover>
  )
}

type RowProps = {
  section: ArrangedSection
  name: string
  /** The default heading; undefined for a custom section, whose title is a field of the form. */
  heading: string | undefined
  title: string
  onTitle: (title: string) => void
  onHidden: (isHidden: boolean) => void
}

function SectionRow({ section: { id, isHidden }, name, heading, title, onTitle, onHidden }: RowProps) {
  const { ref, grip, isDragging } = useSortableItem(id)
  return (
    <li ref={ref} className={cx('section-row', isDragging && 'is-dragging', isHidden && 'is-hidden')}>
      <IconButton {...grip} icon={GripVertical} size="sm" label={`Move ${name}`} className="grip" />
      {heading === undefined ? (
        <span className="clip" dir="auto">
          {name}
        </span>
      ) : (
        <Input
          aria-label={`Heading of ${name}`}
          value={title}
          placeholder={heading}
          maxLength={MAX_HEADING}
          dir="auto"
          onChange={({ target }) => onTitle(target.value)}
        />
      )}
      <IconButton
        icon={isHidden ? EyeOff : Eye}
        size="sm"
        label={`${isHidden ? 'Print' : 'Hide'} ${name}`}
        onClick={() => onHidden(!isHidden)}
      />
    </li>
  )
}
