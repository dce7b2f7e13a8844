import { useMutation } from '@tanstack/react-query'
import { api } from '#app/api.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Personal, type Profile } from '../../contract.ts'
import { useProfileSaved } from '../use-save-profile.ts'

/** Name, contact and bio. Saving is possible only when something changed (PROF-05). */
export function PersonalForm({ profile }: { profile: Profile }) {
  const update = useMutation(api.profiles.updatePersonal.mutationOptions())
  const { saved, failed } = useProfileSaved()
  const { personal } = profile
  const form = useAppForm({
    schema: Personal,
    defaultValues: {
      displayName: personal.displayName,
      phone: personal.phone ?? '',
      location: personal.location ?? '',
      website: personal.website ?? '',
      bio: personal.bio ?? '',
    },
    onFail: failed,
    onSubmit: async (values) => saved(await update.mutateAsync(values)),
  })
  return (
    <AppForm form={form} label="Personal Info" className="stack stack-6">
      <Columns>
        <TextField name="displayName" label="Display name" required autoComplete="name" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <TextField name="location" label="Location" autoComplete="address-level2" placeholder="City, country" />
        <TextField name="website" label="Website" type="url" autoComplete="url" placeholder="https://" />
      </Columns>
      <TextareaField name="bio" label="Bio" limit={500} rows={5} />
      <FormFoot submit="Save" busyText="Saving" disabled={!form.formState.isDirty} />
    </AppForm>
  )
}
