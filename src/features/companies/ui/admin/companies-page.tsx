import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { cursorPager } from '#ui/page/cursor-pager.ts'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { canEditCompanies } from '../../policy.ts'
import { companiesPageSize, companyFilters, companyStatusLabels } from '../../rules.ts'
import { type CompaniesSearch, type CompanyDialog, filterOf } from './companies-search.ts'
import { CompanyTable, companyColumns } from './components/company-table.tsx'
import { companiesQuery } from './queries.ts'

const CreateCompanyDialog = lazyComponent(
  async () => (await import('./components/company-form.tsx')).CreateCompanyDialog,
)
const EditCompanyDialog = lazyComponent(async () => (await import('./components/company-form.tsx')).EditCompanyDialog)
const CompanyDetailsDialog = lazyComponent(
  async () => (await import('./components/details-dialog.tsx')).CompanyDetailsDialog,
)
const ManageUsersDialog = lazyComponent(
  async () => (await import('./components/manage-users-dialog.tsx')).ManageUsersDialog,
)

type Props = { search: CompaniesSearch; onSearch: (search: CompaniesSearch) => void }

/** /app/admin/companies: all companies with their counts, and the actions of platform staff (ACOMP-01 to ACOMP-05). */
export function CompaniesPage({ search, onSearch }: Props) {
  const viewer = useQuery(sessionQuery()).data?.viewer ?? null
  const canEdit = canEditCompanies(viewer)
  const open = (dialog: CompanyDialog, company?: string) => onSearch({ ...search, open: dialog, company })
  return (
    <>
      <PageHeader
        title="Company Management"
        purpose="All companies, with their members and jobs."
        actions={
          <Button variant="primary" icon={Plus} onClick={() => open('create')}>
            Create Company
          </Button>
        }
      />
      <Filters search={search} onSearch={onSearch} />
      <List search={search} onSearch={onSearch} canEdit={canEdit} onOpen={open} />
      <Dialogs search={search} onSearch={onSearch} canEdit={canEdit} />
    </>
  )
}

function Filters({ search: { q, status }, onSearch }: Props) {
  return (
    <FilterBar
      search={{
        value: q ?? '',
        label: 'Search companies',
        placeholder: 'Name, industry or location',
        onChange: (text) => onSearch({ q: text || undefined, status }),
      }}
      set={Number(status !== undefined)}
      filters={
        <ChoiceSelect
          aria-label="Status"
          placeholder="All statuses"
          values={companyFilters}
          names={(one) => (one === 'archived' ? 'Archived' : companyStatusLabels[one])}
          value={status}
          onChange={(next) => onSearch({ q, status: next })}
        />
      }
    />
  )
}

type ListProps = Props & { canEdit: boolean; onOpen: (dialog: CompanyDialog, id: string) => void }

function List({ search, onSearch, canEdit, onOpen }: ListProps) {
  const query = useQuery({ ...companiesQuery(filterOf(search)), placeholderData: (before) => before })
  const isFiltered = search.q !== undefined || search.status !== undefined
  const page = search.page ?? 1
  return (
    <QueryBoundary
      query={query}
      skeleton={<DataTableSkeleton columns={companyColumns} label="Loading companies..." />}
      errorText="Failed to load companies"
      isEmpty={({ rows }) => rows.length === 0 && !isFiltered && page === 1}
      empty={
        <EmptyState level={2} title="No companies yet">
          Companies appear here with their members and jobs. Create the first one.
        </EmptyState>
      }
    >
      {({ rows, ...list }) => (
        <CompanyTable
          rows={rows}
          busy={query.isPlaceholderData}
          canEdit={canEdit}
          onOpen={onOpen}
          onClear={() => onSearch({})}
          pager={cursorPager(list, {
            page,
            pageSize: companiesPageSize,
            rows: rows.length,
            onPage: (place) => onSearch({ ...search, ...place }),
          })}
        />
      )}
    </QueryBoundary>
  )
}

function Dialogs({ search, onSearch, canEdit }: Props & { canEdit: boolean }) {
  const { open, company } = search
  const close = () => onSearch({ ...search, open: undefined, company: undefined })
  // staff who cannot manage users have no next step after creating a company
  const openNextStep = (id: string) => (canEdit ? onSearch({ ...search, open: 'new-user', company: id }) : close())
  if (open === 'create') return <CreateCompanyDialog onClose={close} onCreated={openNextStep} />
  if (!company) return null
  if (open === 'details') {
    const edit = () => onSearch({ ...search, open: 'edit' })
    return <CompanyDetailsDialog id={company} canEdit={canEdit} onEdit={edit} onClose={close} />
  }
  if (!canEdit) return null
  if (open === 'edit') return <EditCompanyDialog id={company} onClose={close} />
  if (open === 'users') return <ManageUsersDialog id={company} onClose={close} />
  return open === 'new-user' ? <ManageUsersDialog id={company} first="create" onClose={close} /> : null
}
