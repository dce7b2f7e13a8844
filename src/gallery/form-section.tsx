import { z } from 'zod'
import { AppForm, Columns, FieldGroup, FormFoot } from '#ui/form/app-form.tsx'
import { CheckboxField, CheckboxGroupField, RadioField, SelectField, SwitchField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { TagsField } from '#ui/form/tags-field.tsx'
import { DateField, NumberField, PasswordField, TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import { Section } from './section.tsx'

const Example = z.object({
  name: z.string().trim().min(1, 'Full name is required'),
  email: z.email('Please enter a valid email address'),
  password: z.string().min(8, 'Password must be at least 8 characters'),
  bio: z.string().max(500, 'Bio must be at most 500 characters'),
  type: z.string().min(1, 'Choose a job type'),
  salary: z.number().min(0).nullable(),
  start: z.string(),
  skills: z.array(z.string()).min(1, 'Add at least one skill'),
  days: z.array(z.string()),
  remote: z.string(),
  terms: z.literal(true, 'Please accept the terms'),
  alerts: z.boolean(),
  file: z.instanceof(File, { error: 'Choose a file' }).nullable(),
})

const types = ['Full-time', 'Part-time', 'Contract'].map((label) => ({ value: label.toLowerCase(), label }))
const days = ['Monday', 'Tuesday', 'Friday'].map((label) => ({ value: label.toLowerCase(), label }))
const yesNo = ['Yes', 'No'].map((label) => ({ value: label.toLowerCase(), label }))

export function FormSection() {
  const form = useAppForm({
    schema: Example,
    guard: false,
    defaultValues: {
      name: '',
      email: 'maya@',
      password: '',
      bio: 'Data analyst.',
      type: '',
      salary: null,
      start: '',
      skills: ['SQL'],
      days: ['monday'],
      remote: 'yes',
      alerts: true,
      file: null,
    },
    onSubmit: (values, own) => {
      if (values.name === 'Refused') own.setServerError('name', 'A person with this name already exists')
      else toast.success(`Saved for ${values.name}`)
    },
  })
  return (
    <Section title="Fields in a form" full>
      <AppForm form={form} label="Example">
        <Columns>
          <TextField name="name" label="Full Name" required placeholder="As on your resume" />
          <TextField name="email" type="email" label="Email" required autoComplete="email" />
          <PasswordField name="password" label="Password" required autoComplete="new-password" />
          <SelectField name="type" label="Job Type" options={types} placeholder="Choose one" required />
          <NumberField name="salary" label="Salary" unit="$ a year" optional />
          <DateField name="start" label="Earliest start" optional />
          <TextareaField className="wide" name="bio" label="Bio" limit={500} help="What you want next." optional />
          <TagsField name="skills" label="Skills" required help="Enter adds one." placeholder="SQL, Looker" />
          <TextField name="disabled" label="Disabled" disabled />
        </Columns>
        <FieldGroup title="Choices">
          <Columns>
            <CheckboxGroupField name="days" label="Days" options={days} />
            <RadioField name="remote" label="Remote" options={yesNo} layout="row" />
            <CheckboxField name="terms" label="I accept the terms" required />
            <SwitchField name="alerts" label="Tell me when something fits" help="One mail a day at most." />
          </Columns>
        </FieldGroup>
        <FileField name="file" label="Resume" accept=".pdf,.docx" hint="PDF, DOC, DOCX, TXT up to 10MB" />
        <FormFoot
          submit="Save"
          busyText="Saving"
          start="Type 'Refused' as the name to see a refusal"
          onCancel={() => form.reset()}
        />
      </AppForm>
    </Section>
  )
}
