import { LevelSelect } from '../fields/level-select.tsx'
import { RowList } from '../row-list.tsx'

/** Languages and how well they are spoken (BUILD-23). */
export function LanguageList() {
  return (
    <RowList
      list="languages"
      label="Language"
      choices={(path, name) => <LevelSelect path={path} label={`Proficiency in ${name}`} />}
    />
  )
}
