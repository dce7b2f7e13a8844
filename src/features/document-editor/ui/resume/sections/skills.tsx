import { skillCategories, skillLevels } from '#features/document-content/resume-content.ts'
import { RowSelect } from '../fields/row-fields.tsx'
import { RowList } from '../row-list.tsx'

/** Skills with category and level (BUILD-16 to BUILD-18). */
export function SkillList() {
  return (
    <RowList
      list="skills"
      label="Skill"
      choices={(path, name) => (
        <>
          <RowSelect name={`${path}.category`} label={`Category of ${name}`} options={skillCategories} />
          <RowSelect name={`${path}.level`} label={`Level of ${name}`} options={skillLevels} />
        </>
      )}
    />
  )
}
