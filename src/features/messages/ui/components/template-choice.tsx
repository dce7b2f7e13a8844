import { useQuery } from '@tanstack/react-query'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { MessageText, Template } from '../../contract.ts'
import { starterTemplates } from '../../starters.ts'
import { templatesQuery } from '../queries.ts'

const TemplatesDialog = lazyComponent(async () => (await import('./templates-dialog.tsx')).TemplatesDialog)

type Text = Pick<Template, 'subject' | 'body'>

/** A select with templates, the company's own first; typed text is replaced only after confirmation. */
export function TemplateChoice() {
  const { data: own = [], isError } = useQuery(templatesQuery())
  const [isManaging, setManaging] = useState(false)
  const { getValues, setValue } = useFormContext<MessageText>()
  const [chosen, setChosen] = useState<{ key: string; text: Text | null }>({ key: '', text: null })
  const confirm = useConfirm()
  const choose = async (key: string) => {
    const text = textOf(key, own)
    if (!text || (isTyped(getValues(), chosen.text) && !(await confirm(question)))) return
    setChosen({ key, text })
    setValue('subject', text.subject, { shouldDirty: true, shouldValidate: true })
    setValue('body', text.body, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="row">
      <div className="grow min-w-0">
        <Select
          aria-label="Start with a template"
          value={chosen.key}
          options={[
            { value: '', label: 'Start with a template' },
            ...own.map(({ id, name }) => ({ value: id, label: name })),
            ...starterTemplates.map(({ name }) => ({ value: name, label: `${name} (Tandem)` })),
          ]}
          onChange={(event) => void choose(event.target.value)}
        />
      </div>
      <Button size="sm" variant="ghost" icon={Settings2} onClick={() => setManaging(true)}>
        Templates
      </Button>
      {isError && <span className="meta">Your templates couldn't be loaded.</span>}
      {isManaging && <TemplatesDialog onClose={() => setManaging(false)} />}
    </div>
  )
}

const question = {
  title: 'Replace your text?',
  text: 'The template replaces the current subject and text.',
  action: 'Replace',
  cancel: 'Keep my text',
}

const textOf = (key: string, own: Template[]): Text | undefined =>
  own.find(({ id }) => id === key) ?? starterTemplates.find(({ name }) => name === key)

const isTyped = ({ subject, body }: MessageText, template: Text | null): boolean =>
  (subject.trim() !== '' || body.trim() !== '') && (subject !== template?.subject || body !== template?.body)
