import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { RichTextField } from '#ui/form/rich-text-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { templateFacts, templateTypes } from '../../rules.ts'
import { campaignPictures } from '../campaign-pictures.ts'

const templateOptions = templateTypes.map((value) => ({ value, label: templateFacts[value].label }))

/** The text fields of a campaign. `count` is shown after the help of the subject. */
export const MessageFields = ({ count = '' }: { count?: string }) => (
  <>
    <Columns>
      <TextField name="title" label="Title" help="Only staff can see this." required />
      <SelectField name="templateType" label="Template type" options={templateOptions} required />
    </Columns>
    <TextField
      name="subject"
      label="Subject"
      help={`{first_name} is replaced with each reader's first name. ${count}`.trim()}
      required
    />
    <RichTextField name="content" label="Content" pictures={campaignPictures} required />
  </>
)
