import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { AppForm, Columns } from '#ui/form/app-form.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { RichTextField } from '#ui/form/rich-text-field.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { SortableList, useSortableItem } from '#ui/primitives/sortable.tsx'
import { SuggestInput } from '#ui/primitives/suggest-input.tsx'
import type { Suggest } from '#ui/primitives/use-suggestions.ts'
import { Section } from './section.tsx'

const Stored = z.object({ title: z.string(), at: z.string(), text: z.string(), refused: z.string() })
const labels = { title: 'Title', at: 'Begins', text: 'Description', refused: 'Address' }

const kinds = ['open', 'closed'] as const
const cities = ['Lagos', 'Lima', 'Lisbon', 'Ljubljana', 'London', 'Porto', 'Prague', 'Seoul']
const suggest: Suggest = {
  ask: async (text) => cities.filter((city) => city.toLowerCase().startsWith(text.toLowerCase())),
  from: 1,
  delayMs: 100,
  max: 5,
}

/** What is stored and changed: a field refused, a moment, rich text and the line that saves. */
export function StoredSection() {
  const form = useAppForm({
    schema: Stored,
    guard: false,
    defaultValues: {
      title: 'Nurse Educator',
      at: '2027-03-01T09:30',
      text: '<p>Teach on the wards, <strong>two days a week</strong>.</p>',
      refused: 'fernway',
    },
    onSubmit: (values, own) => {
      own.reset(values)
      own.setServerError('refused', 'This address is taken')
    },
  })
  return (
    <Section title="Stored, and changed here" full>
      <AppForm form={form} label="Stored">
        <Columns>
          <TextField name="title" label="Title" />
          <DateTimeField name="at" label="Begins" />
          <TextField name="refused" label="Address" help="Saving is refused here." />
          <RichTextField className="wide" name="text" label="Description" />
        </Columns>
        <SaveLine labels={labels} />
      </AppForm>
    </Section>
  )
}

/** Choosing among what there is: from a list, by its beginning, and by moving. */
export function ChoosingSection() {
  const [city, setCity] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]>()
  const [steps, setSteps] = useState(['Phone screen', 'Skills test', 'Panel'])
  return (
    <Section title="Suggestions, choices and order">
      <div className="stack">
        <SuggestInput aria-label="City" placeholder="Type Li" value={city} onChange={setCity} suggest={suggest} />
        <ChoiceSelect
          aria-label="Status"
          placeholder="All statuses"
          values={kinds}
          names={{ open: 'Open', closed: 'Closed' }}
          value={kind}
          onChange={(next) => setKind(next)}
        />
        <SortableList
          ids={steps}
          noun="step"
          nameOf={(id) => id}
          onMove={(from, to) => setSteps(steps.toSpliced(from, 1).toSpliced(to, 0, ...steps.slice(from, from + 1)))}
        >
          {(order) => (
            <ul className="list">
              {order.map((step) => (
                <Step key={step} name={step} />
              ))}
            </ul>
          )}
        </SortableList>
      </div>
    </Section>
  )
}

function Step({ name }: { name: string }) {
  const { ref, grip } = useSortableItem(name)
  return (
    <li ref={ref}>
      <IconButton icon={GripVertical} label={`Move ${name}`} {...grip} />
      <span className="grow">{name}</span>
    </li>
  )
}
