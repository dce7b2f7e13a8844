import { CardList } from '../card-list.tsx'
import { TextLine } from '../fields/text-line.tsx'
import '../../resume-form.css'

export const EducationList = () => <CardList list="education" Fields={EducationFields} add="Add education" />

/** One degree or course (BUILD-15). */
function EducationFields({ path }: { path: string }) {
  return (
    <div className="rs-grid">
      <TextLine name={`${path}.degree`} label="Degree" placeholder="BSc Statistics" />
      <TextLine name={`${path}.school`} label="School" />
      <TextLine name={`${path}.location`} label="Location" />
      <TextLine name={`${path}.graduationYear`} label="Graduation Year" inputMode="numeric" />
      <TextLine name={`${path}.gpa`} label="GPA" />
      <TextLine name={`${path}.honors`} label="Honors" />
    </div>
  )
}
