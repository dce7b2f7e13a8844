import { useFieldArray } from 'react-hook-form'
import { limits, NO_WEB_ADDRESS, type ResumeContent } from '#features/document-content/resume-content.ts'
import { isWebScheme } from '#features/document-content/web-address.ts'
import { AddButton } from '../add-button.tsx'
import { linkWarning } from '../contact-warnings.ts'
import { RemoveButton } from '../item-tools.tsx'
import { TextLine } from './text-line.tsx'
import '../../resume-form.css'

/** Links that have no field of their own. Each has a label, which is printed instead of the address. */
export function LinksField() {
  const array = useFieldArray<ResumeContent, 'personalInfo.links', 'rowKey'>({
    name: 'personalInfo.links',
    keyName: 'rowKey',
  })
  return (
    <fieldset className="field wide">
      <legend className="label">More links</legend>
      {array.fields.map(({ rowKey }, index) => (
        <div key={rowKey} className="rs-link">
          <TextLine
            name={`personalInfo.links.${index}.label`}
            label={`Label of link ${index + 1}`}
            placeholder="GitHub"
            limit={limits.label}
          />
          <TextLine
            name={`personalInfo.links.${index}.url`}
            label={`Address of link ${index + 1}`}
            inputMode="url"
            oddness={(text) => (isWebScheme(text) ? linkWarning(text) : '')}
            refusal={(text) => (isWebScheme(text) ? '' : NO_WEB_ADDRESS)}
          />
          <RemoveButton name={`link ${index + 1}`} onRemove={() => array.remove(index)} />
        </div>
      ))}
      <AddButton
        isFull={array.fields.length >= limits.links}
        max={limits.links}
        many="links"
        onAdd={() =>
          array.append({ label: '', url: '' }, { focusName: `personalInfo.links.${array.fields.length}.label` })
        }
      >
        Add link
      </AddButton>
      {array.fields.length > 0 && (
        <p className="help">The label is printed as a link to the address. Without a label, the address is printed.</p>
      )}
    </fieldset>
  )
}
