import { useFormContext } from 'react-hook-form'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { MessageText } from '../../contract.ts'
import { maxMessageCharacters, type Placeholder, templatePlaceholders } from '../../rules.ts'

/** Subject and text of a message or a template, and the available placeholders. */
export function MessageFields({ rows = 10 }: { rows?: number }) {
  return (
    <>
      <TextField name="subject" label="Subject" required />
      <TextareaField name="body" label="Message" required rows={rows} limit={maxMessageCharacters} />
      <Placeholders />
    </>
  )
}

/** A button adds its placeholder at the end of the text. */
function Placeholders() {
  const { getValues, setValue, setFocus } = useFormContext<MessageText>()
  const add = (name: string) => {
    const body = getValues('body')
    setValue('body', `${body}${body === '' || /\s$/.test(body) ? '' : ' '}{{${name}}}`, { shouldDirty: true })
    setFocus('body')
  }
  return (
    <fieldset className="stack">
      <legend className="meta">Placeholders are filled in for each candidate. Select one to add it.</legend>
      <div className="row wrap">
        {Object.entries(templatePlaceholders).map(([name, meaning]) => (
          <Button
            key={name}
            size="sm"
            variant="soft"
            aria-label={`Add ${meaning.toLowerCase()}`}
            onClick={() => add(name as Placeholder)}
          >
            {`{{${name}}}`}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
