import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { AppForm, Columns } from '#ui/form/app-form.tsx'
import { SaveLine } from '#ui/form/save-line.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useStoredValues } from '#ui/form/use-stored-values.ts'
import type { Profile } from '../../contract.ts'
import { personalLabels as labels } from '../../profile-fields.ts'
import { useProfileSaved } from '../use-save-profile.ts'

/** Name, contact and bio. Saving is possible only when something changed (PROF-05). */
export function PersonalForm({ profile }: { profile: Profile }) {
  const update = useMutation(api.profiles.updatePersonal.mutationOptions())
  const { saved, failed } = useProfileSaved()
  const stored = storedIn(profile)
  const form = useAppForm({
    schema: () => import('./personal-schema.ts').then(({ PersonalForm }) => PersonalForm),
    defaultValues: stored,
    onFail: failed,
    onSubmit: async (values) => saved(await update.mutateAsync(values)),
  })
  useStoredValues(form, stored)
  return (
    <AppForm form={form} label="Personal Info" className="stack stack-6">
      <Columns>
        <TextField name="displayName" label={labels.displayName} required autoComplete="name" />
        <TextField name="phone" label={labels.phone} type="tel" autoComplete="tel" />
        <TextField name="location" label={labels.location} autoComplete="address-level2" placeholder="City, country" />
        <TextField name="website" label={labels.website} type="url" autoComplete="url" placeholder="https://" />
      </Columns>
      <TextareaField
        name="bio"
        label={labels.bio}
        help="Two or three sentences: what you do, for whom, and what's next."
        limit={500}
        rows={5}
      />
      <SaveLine labels={labels} />
    </AppForm>
  )
}

const storedIn = ({ personal }: Profile) => ({
  displayName: personal.displayName,
  phone: personal.phone ?? '',
  location: personal.location ?? '',
  website: personal.website ?? '',
  bio: personal.bio ?? '',
})
