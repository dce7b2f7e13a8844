import { proficiencies } from '#features/document-content/resume-content.ts'
import { RowSelect } from '../fields/row-fields.tsx'
import { RowList } from '../row-list.tsx'

/** Languages and how well they are spoken (BUILD-23). */
export function LanguageList() {
  return (
    <RowList
      list="languages"
      label="Language"
      choices={(path, name) => (
        <RowSelect name={`${path}.proficiency`} label={`Proficiency in ${name}`} options={proficiencies} />
      )}
    />
  )
}
