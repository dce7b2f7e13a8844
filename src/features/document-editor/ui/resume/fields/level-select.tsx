import { useState } from 'react'
import { useController } from 'react-hook-form'
import { proficiencies } from '#features/document-content/resume-content.ts'
import { Select } from '#ui/primitives/select.tsx'

const WRITTEN = 'written'

/**
 * The level of a language (BUILD-23). The words of an imported file ('C1') or its empty value stay an option, so that a wrong choice can
 * be undone.
 */
export function LevelSelect({ path, label }: { path: string; label: string }) {
  const { field: level } = useController({ name: `${path}.proficiency` })
  const { field: written } = useController({ name: `${path}.writtenLevel` })
  const [imported] = useState({ words: String(written.value ?? ''), proficiency: level.value })
  return (
    <Select
      ref={level.ref}
      name={level.name}
      aria-label={label}
      value={written.value ? WRITTEN : (level.value ?? '')}
      onBlur={level.onBlur}
      onChange={({ target }) => {
        const isWritten = target.value === WRITTEN
        written.onChange(isWritten ? imported.words : '')
        level.onChange(isWritten ? imported.proficiency : target.value)
      }}
    >
      {imported.words && <option value={WRITTEN}>{imported.words}</option>}
      {proficiencies.map((option) => (
        <option key={option}>{option}</option>
      ))}
      {!imported.words && imported.proficiency === '' && <option value="">Not stated</option>}
    </Select>
  )
}
