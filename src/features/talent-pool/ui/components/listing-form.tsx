import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { CheckboxField, SelectField, SwitchField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { Listing } from '../../contract.ts'
import { listingQuery } from '../queries.ts'
import { HiddenCompanies } from './hidden-companies.tsx'
import { ListingPreview } from './listing-preview.tsx'
import { asForm, ListingValues, toSave } from './listing-values.ts'
import './candidates.css'

/** The settings for being found, with a preview of what companies would see (COACH-09). */
export function ListingForm({ listing }: { listing: Listing }) {
  const queryClient = useQueryClient()
  const [hidden, setHidden] = useState(listing.hiddenFrom)
  const save = useMutation(api.talentPool.save.mutationOptions())
  const form = useAppForm({
    schema: ListingValues,
    defaultValues: asForm(listing),
    onSubmit: async (values, { reset }) => {
      const saved = await save.mutateAsync(toSave(values, hidden))
      queryClient.setQueryData(listingQuery().queryKey, saved)
      reset(asForm(saved))
      toast.success(saved.isListed ? 'Companies can find you now' : "Saved. Companies can't find you.")
    },
    onFail: (error, { setServerError }) => {
      const words = errorText(error, 'Failed to save your choice')
      setServerError(errorCode(error) === 'HEADLINE_REQUIRED' ? 'headline' : 'root', words)
    },
  })
  const employer = listing.currentCompany
  return (
    <section className="listing card" aria-labelledby="listing-title">
      <header className="card-head">
        <h2 id="listing-title">Be found by companies</h2>
        <Badge tone={listing.isListed ? 'primary' : 'plain'}>{listing.isListed ? 'On' : 'Off'}</Badge>
      </header>
      <div className="card-body listing-cols">
        <AppForm form={form} label="Be found by companies">
          <SwitchField
            name="isListed"
            label="Let companies find me"
            help="Off by default. When you turn it off, you disappear from their search right away."
          />
          <TextField
            name="headline"
            label="Headline"
            placeholder="Data analyst, five years in healthcare"
            help="The first thing companies read."
          />
          <CheckboxField name="showsName" label="Show my name" />
          <CheckboxField name="showsLocation" label="Show my location" />
          <CheckboxField name="showsSkills" label="Show my skills" />
          <SelectField
            name="resumeId"
            label="Resume"
            help="Shown without your email, phone and location. Only resumes built here can be shown."
            options={[
              { value: '', label: "Don't show a resume" },
              ...listing.resumes.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <CheckboxField
            name="hidesFromEmployer"
            label="Hide me from my current employer"
            help={employer ? `Based on your profile: ${employer}.` : 'Your profile has no current company yet.'}
          />
          <HiddenCompanies hidden={hidden} onChange={setHidden} />
          <FormFoot submit="Save" busyText="Saving" />
        </AppForm>
        <ListingPreview form={form} hidden={hidden} />
      </div>
    </section>
  )
}
