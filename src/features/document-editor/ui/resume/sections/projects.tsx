import { useWatch } from 'react-hook-form'
import { limits } from '#features/document-content/resume-content.ts'
import { TagsField } from '#ui/form/tags-field.tsx'
import { CardList } from '../card-list.tsx'
import { linkWarning } from '../contact-warnings.ts'
import { EndMonth } from '../fields/end-month.tsx'
import { LongText } from '../fields/long-text.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { OpenEnd } from '../fields/open-end.tsx'
import { TextLine } from '../fields/text-line.tsx'
import '../../resume-form.css'

export const ProjectList = () => <CardList list="projects" Fields={ProjectFields} add="Add project" />

/** One project (BUILD-20); Enter or a comma adds a technology (BUILD-21). */
function ProjectFields({ path }: { path: string }) {
  const isOngoing: unknown = useWatch({ name: `${path}.isOngoing` })
  return (
    <div className="rs-grid">
      <TextLine name={`${path}.name`} label="Project Name" />
      <TextLine name={`${path}.link`} label="Link" inputMode="url" oddness={linkWarning} />
      <LongText name={`${path}.description`} label="Description" improve="description" className="wide" />
      <div className="wide">
        <TagsField
          name={`${path}.technologies`}
          label="Technologies"
          max={limits.items}
          help="Press Enter or comma to add a technology."
        />
      </div>
      <MonthField name={`${path}.startDate`} label="Start Date" />
      <EndMonth path={path} instead={isOngoing === true ? 'Present' : undefined} />
      <div className="wide">
        <OpenEnd path={path} field="isOngoing" label="This project is ongoing" />
      </div>
    </div>
  )
}
