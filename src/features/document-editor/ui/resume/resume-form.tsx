import { memo, type SyntheticEvent, useEffect, useRef } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { type ResumeContent, type ResumeSection, resumeSections } from '#features/document-content/resume-content.ts'
import { markInteractive } from '#ui/shell/mark-interactive.ts'
import { AddSection, useIsListed } from './add-section.tsx'
import { PlacesProvider, type ResumePart, usePlaces } from './places.tsx'
import { Section } from './section.tsx'
import { AwardList } from './sections/awards.tsx'
import { CertificationList } from './sections/certifications.tsx'
import { CustomSectionList } from './sections/custom-sections.tsx'
import { EducationList } from './sections/education.tsx'
import { LanguageList } from './sections/languages.tsx'
import { PersonalInfoFields } from './sections/personal-info.tsx'
import { SummaryField } from './sections/professional-summary.tsx'
import { ProjectList } from './sections/projects.tsx'
import { PublicationList } from './sections/publications.tsx'
import { SkillList } from './sections/skills.tsx'
import { VolunteeringList } from './sections/volunteering.tsx'
import { WorkList } from './sections/work-experience.tsx'
import '../resume-form.css'

type Props = {
  form: UseFormReturn<ResumeContent>
  /** The place to show. A change opens the section or item and focuses the field. */
  part: ResumePart | null
  /** Called with a section's key or an item's id when the user focuses or clicks there (BUILD-04). */
  onPart: (id: string) => void
}

/** The left side of the builder: all sections. The fields subscribe to the form, so this re-renders only for `part`. */
export const ResumeForm = memo(function ResumeForm({ form, part, onPart }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => markInteractive(root.current), [])
  const reported = useRef<string>(undefined)
  const report = (event: SyntheticEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset.part
    // report each place once on focus, but report every click, because the preview may have been scrolled away
    if (!id || (event.type === 'focus' && id === reported.current)) return
    reported.current = id
    onPart(id)
  }
  return (
    <FormProvider {...form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices what happens in its fields */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys come as focus */}
      <div ref={root} className="rs" onFocus={report} onClick={report}>
        <PlacesProvider form={form} root={root}>
          <GoToPart part={part} root={root} />
          <Sections />
        </PlacesProvider>
      </div>
    </FormProvider>
  )
})

function GoToPart({ part, root }: { part: ResumePart | null; root: React.RefObject<HTMLElement | null> }) {
  const { goTo } = usePlaces()
  const latest = useRef(goTo)
  latest.current = goTo
  useEffect(() => {
    if (!part) return
    // if the focus is already there, do not move it
    const place = document.activeElement?.closest<HTMLElement>('[data-part]')
    const hasFocus = place?.dataset.part === part.id && root.current?.contains(place)
    if (!hasFocus || part.field) latest.current(part)
  }, [part, root])
  return null
}

const bodies: Record<ResumeSection, () => React.ReactNode> = {
  personalInfo: PersonalInfoFields,
  professionalSummary: SummaryField,
  workExperience: WorkList,
  education: EducationList,
  skills: SkillList,
  projects: ProjectList,
  certifications: CertificationList,
  languages: LanguageList,
  publications: PublicationList,
  volunteering: VolunteeringList,
  awards: AwardList,
  customSections: CustomSectionList,
}

const Sections = memo(function Sections() {
  return (
    <>
      {resumeSections.map(({ key }) => (
        <ListedSection key={key} section={key} />
      ))}
      <AddSection />
    </>
  )
})

function ListedSection({ section }: { section: ResumeSection }) {
  const Body = bodies[section]
  if (!useIsListed(section)) return null
  return (
    <Section section={section}>
      <Body />
    </Section>
  )
}
