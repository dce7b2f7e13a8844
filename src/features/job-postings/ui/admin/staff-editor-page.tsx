import type { ComponentProps } from 'react'
import { EditJobPage, PostJobPage } from '../posting-editor-page.tsx'
import { PlacesContext, staffPlaces } from '../posting-places.ts'

/** /app/admin/jobs/create: the company's own form, plus the company (AJOB-07). */
export const StaffCreatePage = (props: Omit<ComponentProps<typeof PostJobPage>, 'title'>) => (
  <PlacesContext value={staffPlaces}>
    <PostJobPage {...props} title="Create Job" />
  </PlacesContext>
)

/** /app/admin/jobs/edit/{jobId}: the same form for a stored job of any company (AJOB-10, AJOB-11). */
export const StaffEditPage = (props: ComponentProps<typeof EditJobPage>) => (
  <PlacesContext value={staffPlaces}>
    <EditJobPage {...props} />
  </PlacesContext>
)
