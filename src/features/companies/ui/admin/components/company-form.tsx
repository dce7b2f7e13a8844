import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { newId } from '#lib/ids.ts'
import { plainWords } from '#lib/names.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, Columns, FormFoot } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useSettled } from '#ui/use-settled.ts'
import { type CompanyDetails, CompanyFields, EditedCompany } from '../../../admin-contract.ts'
import { companyIndustries, companyStatuses, companyStatusLabels, sizeRanges } from '../../../rules.ts'
import { companyQuery } from '../../queries.ts'
import { useRefreshCompanies } from '../use-company-actions.ts'

type Props = { onClose: () => void }
type CreateProps = Props & {
  /** Called once the company is created. A platform admin invites its first admin next. */
  onCreated: (id: string) => void
}

/** The dialog that creates a company (ACOMP-04, ACOMP-06). */
export const CreateCompanyDialog = (props: CreateProps) => (
  <Dialog
    onClose={props.onClose}
    title="Create Company"
    description="The company is active right away. Next, a platform admin invites its first admin."
    size="lg"
  >
    <CreateForm {...props} />
  </Dialog>
)

const empty = { name: '', description: '', location: '', industry: '', sizeRange: '', website: '' } as const

function CreateForm({ onClose, onCreated }: CreateProps) {
  const refresh = useRefreshCompanies()
  // the id is created once, so that a retry after a lost response does not create a second company
  const [id] = useState(newId)
  const create = useMutation(api.adminCompanies.create.mutationOptions({ onSuccess: refresh }))
  const form = useAppForm({
    schema: CompanyFields,
    defaultValues: { ...empty },
    onFail: (error, f) => {
      const text = errorText(error, 'Please try again.')
      f.setServerError('root', text)
      toast.error({ title: 'Failed to create company', description: text })
    },
    onSubmit: async (values) => {
      const { name } = await create.mutateAsync({ ...values, id })
      toast.success({ title: 'Company created successfully', description: name })
      onCreated(id)
    },
  })
  return (
    <AppForm form={form} label="Create Company">
      <DialogBody>
        <Fields />
        <SameName />
      </DialogBody>
      <FormFoot dialog submit="Create Company" busyText="Creating" cancel={<Button onClick={onClose}>Cancel</Button>} />
    </AppForm>
  )
}

/** The dialog that edits a company, including its status. */
export function EditCompanyDialog({ id, onClose }: Props & { id: string }) {
  const query = useQuery(companyQuery(id))
  return (
    <Dialog onClose={onClose} title="Edit Company" description={query.data?.name ?? 'Company'} size="lg">
      <QueryBoundary
        query={query}
        skeleton={
          <DialogBody>
            <SkeletonRows rows={5} lead="none" label="Loading company..." />
          </DialogBody>
        }
        errorText="Failed to get company information"
      >
        {(company) => <EditForm key={company.id} company={company} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  )
}

function EditForm({ company, onClose }: Props & { company: CompanyDetails }) {
  const refresh = useRefreshCompanies()
  const [readAt] = useState(company.updatedAt)
  const update = useMutation(api.adminCompanies.update.mutationOptions({ onSuccess: refresh }))
  const form = useAppForm({
    schema: EditedCompany,
    defaultValues: {
      name: company.name,
      description: company.description ?? '',
      location: company.location ?? '',
      // an industry that is not in the list is shown as empty until the user chooses one
      industry: companyIndustries.find((one) => one === company.industry) ?? ('' as const),
      sizeRange: company.sizeRange ?? ('' as const),
      website: company.website ?? '',
      status: company.status,
    },
    onFail: (error, f) => {
      const text = errorText(error, 'Please try again.')
      f.setServerError('root', text)
      toast.error({ title: 'Failed to update company', description: text })
    },
    onSubmit: async (values) => {
      await update.mutateAsync({ ...values, id: company.id, readAt })
      toast.success({ title: 'Company updated successfully', description: values.name })
      onClose()
    },
  })
  return (
    <AppForm form={form} label="Edit Company">
      <DialogBody>
        <Fields>
          <SelectField
            name="status"
            label="Status"
            options={companyStatuses.map((value) => ({ value, label: companyStatusLabels[value] }))}
            help="Jobs of an inactive company are hidden from candidates."
          />
        </Fields>
      </DialogBody>
      <FormFoot dialog submit="Save changes" busyText="Saving" cancel={<Button onClick={onClose}>Cancel</Button>} />
    </AppForm>
  )
}

/** Warns about a company with the typed name. Two companies may share a name, but usually it is the same company. */
function SameName() {
  const typed = useSettled(plainWords(String(useWatch({ name: 'name' }) ?? '')), 400)
  const search = typed.slice(0, 200)
  const { data = [] } = useQuery(
    api.adminCompanies.names.queryOptions({ input: { search }, enabled: search.length > 1, staleTime: 30_000 }),
  )
  const same = data.filter(({ name }) => search.length > 1 && plainWords(name) === typed)
  return (
    <div role="status" className="mt-4">
      {same.length > 0 && (
        <Notice tone="warn" title={`A company called ${same[0]?.name} already exists.`}>
          Only create another one if they are different companies.
        </Notice>
      )}
    </div>
  )
}

const industryOptions = companyIndustries.map((value) => ({ value, label: value }))
const sizeOptions = sizeRanges.map((value) => ({ value, label: value }))

const Fields = ({ children }: { children?: React.ReactNode }) => (
  <div className="stack stack-4">
    <Columns>
      <TextField name="name" label="Company name" required autoComplete="off" />
      <TextField name="location" label="Location" optional placeholder="City, country" autoComplete="off" />
      <SelectField
        name="industry"
        label="Industry"
        optional
        placeholder="Choose an industry"
        options={industryOptions}
      />
      <SelectField name="sizeRange" label="Company size" optional placeholder="Choose a size" options={sizeOptions} />
      <TextField name="website" label="Website" type="url" optional placeholder="https://" autoComplete="off" />
      {children}
    </Columns>
    <TextareaField name="description" label="Description" optional limit={5000} rows={4} />
  </div>
)
